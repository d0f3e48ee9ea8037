/** What somebody, or an older version, has put into the storage of the browser: what cannot be read is as if it were not there. */
import { DEVICES_MAX, TOKEN_MAX } from '@chaos/shared/contract/auth';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BROWSER_STORAGE } from '../../../scripts/lib/privacy/outside-database.ts';
import { followForgetting } from '../auth/forget-drafts.ts';
import { readDevices } from '../auth/known-devices.ts';
import { parseClaims } from '../auth/pending-claims.ts';
import { takePendingSave } from '../auth/pending-save.ts';
import { followPutOut } from '../auth/put-out-notice.ts';
import { parseSession } from '../auth/session-record.ts';
import { followSuspension, suspension } from '../auth/suspension-store.ts';
import { readFightRecord } from '../features/battles/fight-record.ts';
import { visitorSecretOf } from '../features/characters/visitor-found-secrets.ts';
import { parseDetails } from '../features/collections/collection-form.tsx';
import { ownRequestOf } from '../features/commitments/own-requests.ts';
import { seenOn } from '../features/commitments/seen-commitments.ts';
import { readFusionRecord } from '../features/fusion/fusion-record.ts';
import { findPlace } from '../features/gallery/scroll-restoration/stored-places.ts';
import { readRecord } from '../features/generation/generation-record.ts';
import { readDraft } from '../features/generation/wish-draft.ts';
import { parseCounterDraft } from '../features/offers/counter-drafts.ts';
import { parseOfferDraft } from '../features/offers/offer-draft.ts';
import { forgetOtherTicket } from '../features/tickets/other-devices.ts';
import { parseDraft } from './draft.ts';
import { readStored } from './storage.ts';

/** Of each key what reads it; null where it is compared with one value, or read by `broken-storage-screens.test.tsx`. */
const READERS: Record<string, ((stored: () => unknown) => unknown) | null> = {
  'chaos.session': (stored) => parseSession(stored()),
  'chaos.devices': readDevices,
  'chaos.suspended': followSuspension,
  'chaos.meant': takePendingSave,
  'chaos.put-out': followPutOut,
  'chaos.signed-out': followForgetting,
  'chaos.wish': (stored) => readDraft(stored()),
  'chaos.generation': readRecord,
  'chaos.fusion': readFusionRecord,
  'chaos.battle': readFightRecord,
  'chaos.tickets': () => forgetOtherTicket('a'),
  'chaos.claims': (stored) => parseClaims(stored()),
  'chaos.finds': () => visitorSecretOf('a'),
  'chaos.requests': () => ownRequestOf('a'),
  'chaos.commitments': () => seenOn('2026-01-01'),
  'chaos.about': (stored) => parseDraft(stored()),
  'chaos.name': (stored) => parseDraft(stored()),
  'chaos.username': (stored) => parseDraft(stored()),
  'chaos.email': (stored) => parseDraft(stored()),
  'chaos.rename': (stored) => parseDraft(stored()),
  'chaos.passkey': (stored) => parseDraft(stored()),
  'chaos.comment': (stored) => parseDraft(stored()),
  'chaos.collection': (stored) => parseDetails(parseDraft(stored())?.text ?? null),
  'chaos.counter': (stored) => parseCounterDraft(parseDraft(stored())?.text ?? null),
  'chaos.offer': (stored) => parseOfferDraft(stored(), 'a'),
  'chaos.places': () => findPlace('a'),
  'chaos.mailed': null,
  'chaos.goodbye': null,
  'chaos.seen': null,
  'chaos.theme': null,
  'chaos.motion': null,
  'chaos.dates': null,
  'chaos.compact': null,
  'chaos.sound': null,
  'chaos.keys': null,
  'chaos.notify': null,
  'chaos.tilt-refused': null,
  'chaos.reloaded-at': null,
};

const FIELDS =
  'a text ownerId ids userId requestId ticketId secret input sources gives gets typed message to reason until viewerId fighterId state user expiresAt remixOf shown __proto__'.split(
    ' ',
  );
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.jsonValue(),
    fc.constantFrom('a', '{', '\ud800', '2026-01-01', 'fought', Number.MAX_VALUE),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 12 }),
  ),
}));

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  suspension.set(null);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  onTestFinished(() => void vi.unstubAllGlobals());
});

describe('R726 whatever stands in the storage of the browser', () => {
  test('every key has its reader here', () => {
    expect(Object.keys(READERS).sort()).toEqual(Object.keys(BROWSER_STORAGE).sort());
  });

  test.each(Object.entries(READERS).flatMap(([key, read]) => (read ? [{ key, read }] : [])))(
    '$key is read without a fault',
    ({ key, read }) => {
      const texts = fc.oneof(
        fc.string(),
        anything.map((value) => JSON.stringify(value)),
      );
      fc.assert(
        fc.property(texts, (text) => {
          items.set(key, text);
          read(() => readStored('localStorage', key));
          items.set(key, JSON.stringify({ text, ownerId: null }));
          read(() => readStored('localStorage', key));
        }),
      );
    },
  );

  test('claims and devices that the server would refuse take none of the others with them', () => {
    const claim = { ticketId: '01a21f63-dc66-7cfb-b019-6b1779968f36', secret: 's' };
    const broken = [null, { ...claim, ticketId: 'mine' }, { ...claim, secret: 's'.repeat(TOKEN_MAX + 1) }, [claim]];
    expect(parseClaims([...broken, claim, ...broken])).toEqual([claim]);
    expect(parseClaims(Array(200).fill(claim)).length).toBeLessThanOrEqual(100);
    items.set('chaos.devices', JSON.stringify(['d'.repeat(TOKEN_MAX + 1), null, 'mine', ...Array(DEVICES_MAX).fill('other')]));
    expect(readDevices()[0]).toBe('mine');
    expect(readDevices()).toHaveLength(DEVICES_MAX);
  });

  test('a suspension that ends at no time is none', () => {
    items.set('chaos.suspended', JSON.stringify({ reason: 'spam', until: 'soon' }));
    followSuspension();
    expect(suspension.get()).toBeNull();
  });
});
