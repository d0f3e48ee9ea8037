import { USERNAME_PATTERN } from '@chaos/shared/rules/usernames';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.members;

/** The way to a member of whom nothing is reported. */
export function MemberSearch() {
  const id = useId();
  const [name, setName] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const person = name.trim().replace(/^@/, '');
    const isName = USERNAME_PATTERN.test(person);
    setWrong(!isName);
    if (isName) setOpened(person);
  };
  return (
    <search>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
        <TextField
          label={TEXTS.username}
          className="flex-[1_1_12rem] sm:max-w-64"
          maxLength={25}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-wrong`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{TEXTS.open}</Button>
        <p id={`${id}-wrong`} role="alert" className="flex-[1_0_100%] text-sm font-semibold text-danger-text empty:hidden">
          {isWrong && TEXTS.nobody}
        </p>
      </form>
      {opened !== null && <MemberDialog person={opened} onClose={() => setOpened(null)} />}
    </search>
  );
}
