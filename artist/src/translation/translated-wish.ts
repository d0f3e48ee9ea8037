/** The fields of a wish that may be in another language, as they were typed and in English. */
import type { Wish } from '@chaos/shared/contract/characters';

/** The fields that are told in English. A hidden message stays what it is. */
export type TranslatedField = 'mainTheme' | 'bodyInfluence' | 'characteristicInfluence' | 'style';

export const TRANSLATED_FIELDS: readonly TranslatedField[] = ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style'];

export type TypedWish = Pick<Wish, TranslatedField>;

/** What is in English already is not in it. */
export type TranslatedWish = Partial<Record<TranslatedField, string>>;

export interface TypedField {
  field: TranslatedField;
  text: string;
}
