/** The finished character, and where to go from here. */

import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { BookmarkCheck, Trophy } from '../../ui/icons.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { Dice } from '../../ui/sprite-icons.tsx';
import { FinishWord } from '../characters/finish-label.tsx';
import { RarityPips } from '../characters/rarity-pips.tsx';
import { Reveal } from '../characters/reveal.tsx';
import { clearGeneration, markResultSeen } from './generation-store.ts';
import { ResultActions } from './result-actions.tsx';
import { resultMessages } from './result-messages.ts';
import { arriveAt, returnToForm } from './use-focus-on-result.ts';

const FinishOrigin = optionalPart(() => import('../characters/finish-origin.tsx'));

interface ResultCardProps {
  characterId: string;
  onViewGallery: () => void;
}

export function ResultCard({ characterId, onViewGallery }: ResultCardProps) {
  const { data: character, isError, refetch } = trpc.characters.byId.useQuery({ id: characterId });
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    markResultSeen();
    // Somebody who went to the toast is reading it, and comes here from there.
    if (!document.activeElement?.closest('[data-toast]')) arriveAt(heading.current);
  }, [isOpen]);

  if (isError && !character) {
    return (
      <ErrorBox title={resultMessages.saved} onRetry={() => void refetch()}>
        {resultMessages.loadFailed}
      </ErrorBox>
    );
  }
  return (
    <div className="result-stage">
      <article className="result-grid" aria-label={character?.name} aria-busy={!isOpen}>
        <Reveal character={character} onOpen={() => setOpen(true)} />
        <div className="result-text grid min-w-0 content-start gap-4" data-open={isOpen}>
          {character && (
            <>
              <div className="grid justify-items-start gap-2">
                <SavedNote />
                <h2 ref={heading} tabIndex={-1} className="font-display text-2xl leading-tight font-extrabold wrap-anywhere">
                  <HyphenatedName name={character.name} />
                </h2>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                  <RarityPips rarity={character.rarity} withWord />
                  <FinishWord finish={character.finish} />
                </div>
              </div>
              <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
                {character.description}
              </p>
              {character.finish !== 'plain' && <FinishOrigin row={character} />}
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <Button look="primary" onClick={startAnother}>
              <Dice className="size-5" />
              {resultMessages.again}
            </Button>
            <Button onClick={onViewGallery}>
              <Trophy className="size-5" />
              {resultMessages.viewGallery}
            </Button>
          </div>
        </div>
      </article>
      <ResultActions row={character} isOpen={isOpen} />
    </div>
  );
}

function startAnother(): void {
  returnToForm();
  clearGeneration();
}

function SavedNote() {
  return (
    <p className="inline-flex items-center gap-1.5 rounded-full bg-success-bg px-3 py-1 text-sm font-bold text-success-text">
      <BookmarkCheck className="size-4.5" />
      {resultMessages.saved}
    </p>
  );
}
