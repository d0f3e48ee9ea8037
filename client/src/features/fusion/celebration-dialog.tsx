/** R119: the new character, turned over with confetti, and what it was made of. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { BareDialog } from '../../ui/dialog.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { Eye } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ShareMenu } from '../../ui/share/share-menu.tsx';
import { shareableCharacter } from '../characters/character-to-shareable.ts';
import { FinishWord } from '../characters/finish-label.tsx';
import { characterMessages } from '../characters/messages.ts';
import { MiniPicture } from '../characters/mini-picture.tsx';
import { useMoveOpenCharacter } from '../characters/open-character-param.ts';
import { RarityPips } from '../characters/rarity-pips.tsx';
import { Reveal } from '../characters/reveal.tsx';
import { clearFusion, markFusionSeen } from './fusion-store.ts';
import { fusionMessages } from './messages.ts';

const TEXTS = fusionMessages.celebration;

interface CelebrationDialogProps {
  characterId: string;
  /** It is in front of the screen, which may change behind it. */
  onShown: () => void;
}

export default function CelebrationDialog({ characterId, onShown }: CelebrationDialogProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { open } = useMoveOpenCharacter();
  const { data: character, isError, refetch } = trpc.characters.byId.useQuery({ id: characterId });
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);

  const name = character?.name;
  useEffect(() => {
    if (!isOpen || name === undefined) return;
    markFusionSeen();
    heading.current?.focus({ preventScroll: true });
    announce(TEXTS.spoken(name));
  }, [isOpen, name]);

  const close = () => {
    clearFusion();
    focusCard(characterId);
  };
  const see = () => {
    clearFusion();
    open(characterId);
  };
  return (
    <BareDialog labelledBy={headingId} onClose={close} className="celebration-dialog">
      <article className="celebration" data-open={isOpen}>
        <div className="celebration-card">
          <div aria-hidden className="celebration-rays" />
          <Reveal character={character} onOpen={() => setOpen(true)} />
        </div>
        <div className="celebration-text">
          <p className="celebration-kicker">{TEXTS.kicker}</p>
          <h2
            id={headingId}
            ref={heading}
            tabIndex={-1}
            className="font-display text-3xl leading-[1.05] font-extrabold wrap-anywhere"
          >
            {isOpen && character ? <HyphenatedName name={character.name} /> : TEXTS.loading}
          </h2>
          {isError && !character && <LoadFailed title={TEXTS.failed} onRetry={refetch} />}
          {isOpen && character && <Story character={character} />}
        </div>
        <div className="celebration-actions">
          {isOpen && character && (
            <>
              <Button look="primary" onClick={see}>
                <Eye className="size-5" />
                {TEXTS.see}
              </Button>
              {character.isPublic && <ShareMenu shared={shareableCharacter(character)} />}
            </>
          )}
          <Button onClick={close}>{TEXTS.close}</Button>
        </div>
      </article>
    </BareDialog>
  );
}

function Story({ character }: { character: CharacterRow }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="detail-chip">{characterMessages.card.fused}</span>
        <RarityPips rarity={character.rarity} withWord />
        <FinishWord finish={character.finish} />
      </div>
      <h3 className="text-sm font-semibold text-muted">{TEXTS.madeOf}</h3>
      <ul className="celebration-sources">
        {character.fusedMetadata?.sourceCharacters.map((source) => (
          <li key={source.id}>
            <MiniPicture character={source} sizes="112px" />
            <p className="line-clamp-3 wrap-anywhere" title={source.name}>
              <HyphenatedName name={source.name} />
            </p>
          </li>
        ))}
      </ul>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {character.description}
      </p>
    </>
  );
}

/** What opened the dialog is gone: focus goes to the new character, or to the tab whose list is still on its way. */
function focusCard(id: string): void {
  // After the dialog has given focus back.
  setTimeout(() => {
    const card = document.querySelector<HTMLElement>(`main a[data-opens="${id}"]`);
    const tab = document.querySelector<HTMLElement>('main [role=tab][aria-selected=true]');
    (card ?? tab)?.focus();
  });
}
