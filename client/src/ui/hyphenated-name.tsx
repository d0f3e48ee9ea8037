import { type ComponentProps, Fragment } from 'react';
import { hyphenate, SOFT_HYPHEN } from './hyphenate.ts';

interface HyphenatedNameProps extends ComponentProps<'bdi'> {
  name: string;
  /** A sign may follow it there, which is not to stand alone on the next line. */
  isInSentence?: boolean;
}

/**
 * A name whose long words part with a hyphen where a line has no room for the whole of one. What is read aloud, copied and found is the
 * name as it is.
 */
export function HyphenatedName({ name, isInSentence = false, ...rest }: HyphenatedNameProps) {
  // Boxes would stand in the order of a line that is written from the right.
  const isWhole = isInSentence || /[\u0590-\u08ff]/.test(name);
  const words = isWhole ? [name] : name.split(/(\s+)/);
  return (
    <bdi {...rest}>
      {words.map((word, index) => {
        const parts = hyphenate(word).split(SOFT_HYPHEN);
        return parts.length === 1 || isWhole ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name stay in their order
          <Parts key={index} parts={parts} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={index} className="long-word">
            <Parts parts={parts} />
          </span>
        );
      })}
    </bdi>
  );
}

function Parts({ parts: [first, ...others] }: { parts: string[] }) {
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word stay in their order
        <Fragment key={index}>
          <span className="soft-hyphen" />
          {part}
        </Fragment>
      ))}
    </>
  );
}
