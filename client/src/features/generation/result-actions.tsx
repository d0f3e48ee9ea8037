/** What can be done with a finished character: on a phone in reach of a thumb, however long its lore is. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Download, Shuffle } from '../../ui/icons.tsx';
import { QuickShare } from '../../ui/share/share-menu.tsx';
import { Swords } from '../../ui/sprite-icons.tsx';
import { shareableCharacter } from '../characters/character-to-shareable.ts';
import { characterMessages } from '../characters/messages.ts';
import { pictureFileName, shareCardUrl } from '../characters/picture-download.ts';
import { RemixMenu } from './remix-menu.tsx';
import { resultMessages } from './result-messages.ts';

/** @param row undefined, or its card is still face down: the place is kept free. */
export function ResultActions({ row, isOpen }: { row: CharacterRow | undefined; isOpen: boolean }) {
  const remixId = useId();
  return (
    <>
      <ul className="result-dock" aria-label={resultMessages.actions} data-open={isOpen}>
        {row && (
          <>
            <li>
              <QuickShare shared={shareableCharacter(row)} className="dock-item" />
            </li>
            <li>
              <a
                href={shareCardUrl(row)}
                download={pictureFileName(row.name)}
                aria-label={characterMessages.save.action}
                className="dock-item"
              >
                <Download className="size-5.5 text-primary-text" />
                {characterMessages.save.short}
              </a>
            </li>
            <li>
              <Link
                to="/battle"
                search={{ fighter: row.id }}
                aria-label={resultMessages.fightLabel(row.name)}
                className="dock-item"
              >
                <Swords className="size-5.5 text-primary-text" />
                {resultMessages.fight}
              </Link>
            </li>
            <li>
              <button type="button" popoverTarget={remixId} aria-haspopup="dialog" className="dock-item">
                <Shuffle className="size-5.5 text-primary-text" />
                {resultMessages.remix}
              </button>
            </li>
          </>
        )}
      </ul>
      <RemixMenu id={remixId} of={row && { id: row.id, name: row.name }} />
    </>
  );
}
