import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LongTextField, TextField } from './text-field.tsx';

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

const field = page.getByRole('textbox', { name: 'Word' });

test('R630 a field says what is good to know, and in its place what is wrong, as its description', async () => {
  root.render(<TextField label="Word" hint="One word." aria-describedby="elsewhere" />);
  await expect.element(field).toHaveAccessibleDescription('One word.');
  await expect.element(field).toBeValid();
  root.render(<TextField label="Word" hint="One word." fault="Two words." aria-describedby="elsewhere" />);
  await expect.element(field).toHaveAccessibleDescription('Two words.');
  await expect.element(field).toBeInvalid();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  root.render(<TextField label="Word" fault="Two words." isFaultSpoken />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Two words.');
});

test('R630 what is wrong elsewhere in the form is a description of the field too', async () => {
  root.render(
    <>
      <TextField label="Word" hint="One word." aria-invalid aria-describedby="refusal" />
      <p id="refusal">It is there already.</p>
    </>,
  );
  await expect.element(field).toHaveAccessibleDescription('One word. It is there already.');
  await expect.element(field).toBeInvalid();
});

test('R631 from a hundred on it is said how many characters there may still be, and how many are too many', async () => {
  root.render(<LongTextField label="Word" left={101} />);
  await expect.element(field).toHaveAccessibleDescription('');
  root.render(<LongTextField label="Word" left={100} />);
  await expect.element(field).toHaveAccessibleDescription('100 left');
  await expect.element(field).toBeValid();
  root.render(<LongTextField label="Word" left={-3} />);
  await expect.element(field).toHaveAccessibleDescription('3 too many');
  await expect.element(field).toBeInvalid();
});
