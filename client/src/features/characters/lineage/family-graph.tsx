import type { Lineage, LineageMember } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { HyphenatedName } from '../../../ui/hyphenated-name.tsx';
import { MiniPicture } from '../mini-picture.tsx';
import { CELL_HEIGHT, CELL_WIDTH, layOutFamily } from './family-layout.ts';
import { lineageMessages } from './messages.ts';

const TEXTS = lineageMessages;

export function FamilyGraph({ family }: { family: Lineage }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { height, places, captions, paths } = layOutFamily(family, width);
  return (
    <div ref={frame} className="family-graph" style={{ height }}>
      {width > 0 && (
        <>
          <svg aria-hidden width={width} height={height} className="family-links">
            {paths.map((path, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its place.
              <path key={at} d={path} data-kind={family.links[at]?.kind} />
            ))}
          </svg>
          {captions.map(({ generation, y }) => (
            <section key={generation} aria-label={captionOf(generation)}>
              <p aria-hidden className="family-caption" style={{ top: y }}>
                {captionOf(generation)}
              </p>
              <ul>
                {family.members.map((member, at) => {
                  const place = places[at];
                  if (member.generation !== generation || !place) return null;
                  const at2d = { left: place.x, top: place.y, width: CELL_WIDTH, height: CELL_HEIGHT };
                  // biome-ignore lint/suspicious/noArrayIndexKey: hidden ones have no other name than their place.
                  return <Member key={at} member={member} style={at2d} />;
                })}
              </ul>
            </section>
          ))}
        </>
      )}
    </div>
  );
}

function captionOf(generation: number): string {
  if (generation === 0) return TEXTS.self;
  return generation < 0 ? TEXTS.before(-generation) : TEXTS.after(generation);
}

function Member({ member: { id, shown, generation }, style }: { member: LineageMember; style: CSSProperties }) {
  if (!shown)
    return (
      <li className="family-member" style={style}>
        <span aria-hidden className="family-hidden">
          ?
        </span>
        <p>{TEXTS.hidden}</p>
      </li>
    );
  const content = (
    <>
      <MiniPicture character={shown} sizes="64px" />
      <p className="family-name">
        <HyphenatedName name={shown.name} />
      </p>
    </>
  );
  return (
    <li className="family-member" style={style} data-self={generation === 0 || undefined}>
      {id && generation !== 0 ? (
        <Link to="/character/$id" params={{ id }} title={shown.name}>
          {content}
        </Link>
      ) : (
        content
      )}
    </li>
  );
}

/** In pixels; 0 until it is known. */
function useWidth(frame: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    // Before the first paint; the observer tells only after it.
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => size.disconnect();
  }, [frame]);
  return width;
}
