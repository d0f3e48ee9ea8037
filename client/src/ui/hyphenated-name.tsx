import { type ComponentProps, Fragment } from 'react';
import { hyphenate, SOFT_HYPHEN } from './hyphenate.ts';

/** A name whose long words part with a hyphen where there is no room. What is read aloud, copied and found is the name as it is. */
export function HyphenatedName({ name, ...rest }: ComponentProps<'bdi'> & { name: string }) {
  const [first, ...others] = hyphenate(name).split(SOFT_HYPHEN);
  return (
    <bdi {...rest}>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay in their order
        <Fragment key={index}>
          <span className="soft-hyphen" />
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
