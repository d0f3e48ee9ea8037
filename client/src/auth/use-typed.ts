import { type ChangeEvent, useState } from 'react';

interface Typed {
  username: string;
  email: string;
  password: string;
}

export type TypedField = keyof Typed;

/** What a field begins with, and who hears of what is typed into it. */
export interface TypedProps {
  defaultValue: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** As far as it was typed in any of the forms of a screen: the others begin with it. */
export function useTyped() {
  const [typed, setTyped] = useState<Typed>({ username: '', email: '', password: '' });
  const keep = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const fieldOf = (name: TypedField): TypedProps => ({
    defaultValue: typed[name],
    onChange: ({ target }) => keep({ [name]: target.value }),
  });
  return {
    fields: { username: fieldOf('username'), email: fieldOf('email'), password: fieldOf('password') },
    /** It was set or changed: what was typed may be another one. */
    forgetPassword: () => keep({ password: '' }),
  };
}
