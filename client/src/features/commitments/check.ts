/** One thing that was told, and computed again. */
export interface Check<Name extends string = string> {
  name: Name;
  isRight: boolean;
  computed: string;
  told: string;
}

export function compareText<Name extends string>(name: Name, computed: string, told: string): Check<Name> {
  return { name, isRight: computed === told, computed, told };
}
