/** One character in front of the screen it was opened from. */

import { useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { BareDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronLeft, ChevronRight, Close } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { pageTitle } from '../../ui/page-title.ts';
import { CharacterDetail } from './character-detail.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { useNeighbours, useReturnOfFocus } from './dialog-neighbours.ts';
import { GoneReason } from './lineage/gone-reason.tsx';
import { characterMessages } from './messages.ts';
import { goToPart, useMoveOpenCharacter } from './open-character-param.ts';
import { Similar } from './similar/similar.ts';
import { useCharacter } from './use-character.ts';

const TEXTS = characterMessages.detail;

export default function CharacterDialog({ id }: { id: string }) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { row, isGone, hasFailed, retry } = useCharacter(id);
  const { show, close } = useMoveOpenCharacter();
  const { previous, next } = useNeighbours(id);
  const isThere = row !== undefined;
  const part = useRouterState({ select: ({ location }) => location.state.part });
  useTitle(row?.name);
  useReturnOfFocus(id);

  // A character begins at its name, whichever was open before.
  useEffect(() => {
    if (!isThere || !id) return;
    dialog.current?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    if (dialog.current && part) goToPart(dialog.current, part);
  }, [id, isThere, part]);

  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isAboutKeys(event.target)) return;
    // React hands on the keys of a dialog that stands in front of this one.
    if (event.target instanceof Element && event.target.closest('dialog') !== dialog.current) return;
    const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
    if (to) show(to);
  };

  return (
    <BareDialog ref={dialog} labelledBy={headingId} onClose={close} onKeyDown={moveByKey} className="character-dialog">
      <div className="dialog-steps">
        {previous && <BarButton label={TEXTS.previous} Icon={ChevronLeft} onClick={() => show(previous)} />}
        {next && <BarButton label={TEXTS.next} Icon={ChevronRight} onClick={() => show(next)} />}
      </div>
      <div className="dialog-bar">
        <BarButton label={TEXTS.close} Icon={Close} onClick={close} />
      </div>
      {row && (
        <CharacterDetail key={id} row={row} onGone={close} heading={{ as: 'h2', id: headingId, ref: heading }}>
          <Similar id={id} Heading="h3" />
        </CharacterDetail>
      )}
      {!row && (
        <div className="p-5 pt-16 sm:p-8 sm:pt-16">
          <h2 id={headingId} className="sr-only">
            {isGone ? TEXTS.gone : hasFailed ? TEXTS.failed : uiMessages.loading}
          </h2>
          {isGone && <EmptyState text={TEXTS.gone} hint={<GoneReason id={id} />} />}
          {hasFailed && !isGone && <LoadFailed title={TEXTS.failed} onRetry={retry} />}
          {!isGone && !hasFailed && <DetailSkeleton />}
        </div>
      )}
    </BareDialog>
  );
}

interface BarButtonProps {
  label: string;
  Icon: typeof Close;
  onClick: () => void;
}

function BarButton({ label, Icon, onClick }: BarButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} className="bar-button">
      <Icon className="size-5" />
    </button>
  );
}

/** In a field or a film the arrows have work of their own. */
function isAboutKeys(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, video, [popover]') !== null;
}

function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const before = pageTitle.get();
    pageTitle.set(`${name} · ${uiMessages.product}`);
    return () => pageTitle.set(before);
  }, [name]);
}
