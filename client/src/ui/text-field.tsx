/** Fields for text: each with its label, and with what is wrong with its text, or good to know, said as its description. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';

/** From here on it is said how many characters there may still be. */
const NEAR_LIMIT = 100;

const TEXTS = {
  left: (count: number) => `${count} left`,
  over: (count: number) => `${count} too many`,
} as const;

interface FieldProps {
  label: ReactNode;
  /** In its place comes the fault, while there is one. */
  hint?: string | undefined;
  fault?: string | false | null | undefined;
  /** How many characters there may still be; below 0 there are too many. */
  left?: number | undefined;
  /** For what comes while the focus is in the field already, or far away. */
  isFaultSpoken?: boolean | undefined;
  /** Elsewhere in the form. */
  'aria-describedby'?: string | undefined;
  /** Of label, field and description together. */
  className?: string | undefined;
}

type Described = Required<Pick<ComponentProps<'input'>, 'id' | 'aria-invalid'>> & { 'aria-describedby': string | undefined };

interface FrameProps extends FieldProps {
  children: (described: Described) => ReactNode;
}

function Frame({ label, hint, fault, left, isFaultSpoken, className, children, ...others }: FrameProps) {
  const id = useId();
  const note = fault || hint;
  const isOver = left !== undefined && left < 0;
  const descriptions = [note && `${id}-note`, left !== undefined && `${id}-left`, others['aria-describedby']].filter(Boolean);
  return (
    <div className={cx('grid min-w-0 grid-cols-1 gap-1', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {left !== undefined && (
          <p
            id={`${id}-left`}
            aria-live="polite"
            className={cx('tabular-nums', isOver ? 'font-bold text-danger-text' : 'text-muted')}
          >
            {isOver ? TEXTS.over(-left) : left <= NEAR_LIMIT && TEXTS.left(left)}
          </p>
        )}
      </div>
      {children({
        id,
        'aria-invalid': Boolean(fault) || isOver,
        'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
      })}
      {note && (
        <p
          id={`${id}-note`}
          role={fault && isFaultSpoken ? 'alert' : undefined}
          className={cx('text-sm', fault ? 'font-semibold text-danger-text' : 'text-muted')}
        >
          {note}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'id'> {
  /** Lies over the right end of the field. */
  children?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, fault, left, isFaultSpoken, className, children, 'aria-describedby': elsewhere, ...input } = props;
  return (
    <Frame {...{ label, hint, fault, left, isFaultSpoken, className }} aria-describedby={elsewhere}>
      {(described) => (
        <div className="relative">
          <input dir="auto" {...described} {...input} className={cx('field-input', children !== undefined && 'pr-13')} />
          {children}
        </div>
      )}
    </Frame>
  );
}

/** Of several lines. */
export function LongTextField(props: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>) {
  const { label, hint, fault, left, isFaultSpoken, className, 'aria-describedby': elsewhere, ...area } = props;
  return (
    <Frame {...{ label, hint, fault, left, isFaultSpoken, className }} aria-describedby={elsewhere}>
      {(described) => <textarea dir="auto" {...described} {...area} className="field-input field-long" />}
    </Frame>
  );
}
