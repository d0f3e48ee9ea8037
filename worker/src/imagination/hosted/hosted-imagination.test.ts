/** Over real HTTP, against a provider on this machine that misbehaves in every way of trust fault 7. */

import { createHouseImagination } from '@chaos/artist/built-in-imagination';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as wire from '../../testing/provider-server.ts';
import type { BattleScene, Imagination } from '../imagination.ts';
import { createHostedImagination } from './hosted-imagination.ts';
import { createHostedWorld, paint, TEXT, write } from './testing.ts';

const side = { name: 'Uno', description: 'The first of them.', score: 60, isFused: false };
const SCENE: BattleScene = { first: side, second: { ...side, name: 'Due', score: 40 }, winner: 1, probability1Wins: 66 };

describe.each([
  ['OpenAI', false],
  ['Google', true],
])('in the format of %s', (_name, google) => {
  test('a character is written and painted, a battle told, and each call paid at its price', async () => {
    await using world = await createHostedWorld({ google });
    expect(await write(world)).toEqual(TEXT);
    const { png, sourceType } = await paint(world);
    expect(sourceType).toBe('trainedAlgorithmicMedia');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024, channels: 3, hasAlpha: false });
    expect(await world.hosted.tellBattle(SCENE, world.context)).toEqual({ story: wire.STORY });
    // 300 tokens in and 50 out, at 1 and 2 for a million; a picture at 0.04.
    expect(world.budget.calls.map(({ cost }) => cost)).toEqual([400, 40_000, 400]);
    for (const { most, cost } of world.budget.calls) expect(most).toBeGreaterThanOrEqual(cost);
    const [asked] = world.server.requests;
    expect(google ? asked?.headers['x-goog-api-key'] : asked?.headers.authorization).toContain(wire.KEY);
  });
});

test('what is asked for has a strict schema, roles of its own, and a limit', async () => {
  await using world = await createHostedWorld();
  await write(world);
  const { text, path } = await world.server.request(0);
  const body = JSON.parse(text);
  expect(path).toBe('/v1/chat/completions');
  expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user']);
  expect(body.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: { strict: true, schema: { additionalProperties: false, required: ['name', 'lore'] } },
  });
  expect(body.max_tokens).toBe(4_000);
  expect(body.tools).toBeUndefined();
  await paint(world);
  expect(JSON.parse((await world.server.request(1)).text)).toMatchObject({
    n: 1,
    size: '1024x1024',
    response_format: 'b64_json',
  });
});

describe('fault 7: a passing failure is tried again, at most three times', () => {
  const failures: [name: string, behaviour: wire.Behaviour, isPaid: boolean][] = [
    ['500', wire.status(500), false],
    ['503', wire.status(503), false],
    ['504 of a gateway', wire.status(504), true],
    ['429', wire.status(429), false],
    ['a reset', wire.reset, true],
    ['a reset in the middle of the answer', wire.resetHalfway, true],
    ['garbage', wire.garbage, true],
    ['50 MB', wire.flood, true],
  ];
  test.each(failures)('%s', async (_name, behaviour, isPaid) => {
    for (const ask of [write, paint]) {
      await using world = await createHostedWorld();
      world.server.behave(behaviour);
      await ask(world);
      expect(world.server.requests).toHaveLength(2);
      const [failed] = world.budget.calls;
      expect(failed?.cost).toBe(isPaid ? failed?.most : 0);

      world.server.behave(behaviour, behaviour, behaviour);
      await expect(ask(world)).rejects.toMatchObject({ name: 'ImaginationError', retryable: true });
      expect(world.server.requests).toHaveLength(5);
    }
  });

  test('50 MB are cut where they get too long, not after', async () => {
    await using world = await createHostedWorld();
    world.server.behave(wire.flood);
    await write(world);
    expect(world.budget.calls[0]?.failure).toBe('answer too long');
  });

  test('Retry-After is obeyed before the next try', async () => {
    await using world = await createHostedWorld({ limits: { pauseMs: 60_000 } });
    // Without it, the pause would be longer than the deadline, and there were no second try.
    world.server.behave(wire.status(429, { 'retry-after': '0' }), wire.status(503, { 'retry-after': new Date(0).toUTCString() }));
    expect(await write(world)).toEqual(TEXT);
    expect(world.server.requests).toHaveLength(3);
  });

  const inThreeHours = () => new Date(Date.now() + 3 * 3_600_000 - 5_000).toUTCString();
  const delay = { code: 429, status: 'RESOURCE_EXHAUSTED', details: [{ '@type': 'x', reason: 'y' }, { retryDelay: '7200.5s' }] };
  const waits: [name: string, behaviour: () => wire.Behaviour, span: string][] = [
    ['seconds', () => wire.status(429, { 'retry-after': '80' }), '80 seconds'],
    ['minutes', () => wire.status(503, { 'retry-after': '3600' }), '60 minutes'],
    ['a date', () => wire.status(429, { 'retry-after': inThreeHours() }), '3 hours'],
    ['milliseconds', () => wire.status(429, { 'retry-after-ms': '90000' }), '2 minutes'],
    ['days', () => wire.status(429, { 'retry-after': '999999' }), '12 days'],
    ["Google's body", () => wire.status(429, {}, delay), '3 hours'],
  ];
  test.each(waits)(
    'R346 a longer Retry-After than there is time for ends it, and is told: %s',
    async (_name, behaviour, span) => {
      await using world = await createHostedWorld();
      world.server.behave(behaviour());
      const message = `The AI is busy and asks us to wait ${span}. Your wish is not lost: try again then.`;
      await expect(write(world)).rejects.toMatchObject({ message, retryable: true });
      expect(world.server.requests).toHaveLength(1);
    },
  );

  test.each(['soon', '-3', '9'.repeat(400)])('a Retry-After of %s is none', async (after) => {
    await using world = await createHostedWorld();
    world.server.behave(wire.status(429, { 'retry-after': after }));
    expect(await write(world)).toEqual(TEXT);
  });

  test('a hang and a trickle are ended by the deadline', async () => {
    for (const behaviour of [wire.hang, wire.drip]) {
      await using world = await createHostedWorld({ limits: { totalMs: 400 } });
      world.server.behave(behaviour, behaviour, behaviour);
      await expect(paint(world)).rejects.toMatchObject({ name: 'ImaginationError', retryable: true });
      for (const request of world.server.requests) await request.closed;
      // Nobody knows whether a picture that came too late is charged.
      expect(world.budget.calls[0]).toMatchObject({ cost: 40_000, failure: 'out of time' });
    }
  });

  test('an answer that does not begin in time is asked for again', async () => {
    await using world = await createHostedWorld({ limits: { firstByteMs: 300 } });
    world.server.behave(wire.hang);
    expect(await write(world)).toEqual(TEXT);
    expect(world.budget.calls[0]?.failure).toBe('no answer in time');
    await (await world.server.request(0)).closed;
  });

  test('a server that is not there is a passing failure that costs nothing', async () => {
    const world = await createHostedWorld();
    await world[Symbol.asyncDispose]();
    await expect(write(world)).rejects.toMatchObject({ name: 'ImaginationError', retryable: true });
    expect(world.budget.calls.map(({ cost, failure }) => [cost, failure])).toEqual(
      Array(3).fill([0, 'connection lost ECONNREFUSED']),
    );
  });
});

describe('what another try would not change is not tried again', () => {
  test.each([400, 401, 403, 404, 422])('%i', async (code) => {
    await using world = await createHostedWorld();
    world.server.behave(wire.status(code));
    await expect(write(world)).rejects.toMatchObject({ message: expect.stringContaining('not set up right'), retryable: true });
    expect(world.server.requests).toHaveLength(1);
    expect(world.budget.calls).toEqual([expect.objectContaining({ cost: 0, failure: `http ${code} some_code` })]);
  });

  test('an account without money says 429, and is not asked again', async () => {
    await using world = await createHostedWorld();
    world.server.behave(wire.status(429, {}, { code: 'insufficient_quota', message: 'pay us' }));
    await expect(paint(world)).rejects.toThrow('not set up right');
    expect(world.server.requests).toHaveLength(1);
  });

  test('a refusal is told in a plain sentence, and the same wish is not offered again', async () => {
    for (const ask of [write, paint]) {
      await using world = await createHostedWorld();
      world.server.behave(wire.refusal);
      await expect(ask(world)).rejects.toMatchObject({
        message: expect.stringContaining('would not do this one'),
        retryable: false,
      });
      expect(world.server.requests).toHaveLength(1);
    }
  });

  const silences: [name: string, google: boolean, behaviour: wire.Behaviour, asks: (typeof write | typeof paint)[]][] = [
    ['finish_reason content_filter', false, wire.filtered('content_filter'), [write]],
    ['finishReason SAFETY', true, wire.filtered('SAFETY'), [write, paint]],
    ['finishReason IMAGE_SAFETY', true, wire.filtered('IMAGE_SAFETY'), [paint]],
    ['finishReason PROHIBITED_CONTENT', true, wire.filtered('PROHIBITED_CONTENT'), [write, paint]],
    ['blockReason OTHER', true, wire.blockedPrompt('OTHER'), [write, paint]],
  ];
  test.each(silences)('R346 nothing but the flag of a filter is a refusal: %s', async (_name, google, behaviour, asks) => {
    for (const ask of asks) {
      await using world = await createHostedWorld({ google });
      world.server.behave(behaviour);
      await expect(ask(world)).rejects.toMatchObject({ message: expect.stringContaining('would not do this one') });
      expect(world.server.requests).toHaveLength(1);
    }
  });

  test('a redirect is not followed, not even by the key', async () => {
    await using world = await createHostedWorld();
    await using other = await wire.startProviderServer();
    world.server.behave(wire.redirectTo(`${other.url}/chat/completions`));
    await expect(write(world)).rejects.toMatchObject({ name: 'ImaginationError' });
    expect(other.requests).toEqual([]);
    expect(world.server.requests).toHaveLength(1);
  });
});

test('an abort ends the request at once, and is told as what it was', async () => {
  for (const behaviour of [wire.hang, wire.drip]) {
    await using world = await createHostedWorld();
    world.server.behave(behaviour);
    const painting = paint(world);
    const request = await world.server.request(0);
    const reason = new Error('cancelled');
    world.controller.abort(reason);
    await expect(painting).rejects.toBe(reason);
    await request.closed;
    expect(world.server.requests).toHaveLength(1);
    expect(world.budget.calls).toEqual([{ most: 40_000, cost: 40_000, failure: 'cancelled' }]);
  }
});

test('an abort in the pause between two tries ends it', async () => {
  await using world = await createHostedWorld();
  const reason = new Error('cancelled');
  world.server.behave((response, request) => {
    response.once('finish', () => world.controller.abort(reason));
    return wire.status(429, { 'retry-after': '20' })(response, request);
  });
  await expect(write(world)).rejects.toBe(reason);
  expect(world.server.requests).toHaveLength(1);
});

describe('R346 an answer with something around it is read, and not paid again', () => {
  const answer = { name: wire.NAME, lore: wire.LORE };
  const json = JSON.stringify(answer, null, 2);
  const answers: [name: string, said: string][] = [
    ['a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['a sentence', `Sure! Here is your {absurd} character: ${json}\nI hope you "like" it :}`],
    ['thoughts', `<think>\nMaybe {"name": "Bozza", "lore": "A draft that nobody is to read."}?\n</think>\n\n${json}`],
    ['thoughts without their beginning', `The user wants {"name": "Bozza", "lore": "A draft."}.\n</think>${json}`],
    ['more than was asked for', JSON.stringify({ ...answer, isAdmin: true, tags: ['a'] })],
    ['another object around it', JSON.stringify({ character: answer })],
    ['a broken line within quotes', json.replace('moon until', 'moon\nuntil')],
    ['quotes and braces within it', JSON.stringify({ ...answer, note: 'He said "}" and {.' })],
  ];
  test.each(answers)('%s', async (_name, said) => {
    await using world = await createHostedWorld();
    world.server.behave(wire.text(said));
    expect(await write(world)).toEqual(TEXT);
    expect(world.budget.calls).toEqual([expect.objectContaining({ cost: 400, failure: null })]);
  });

  test('what is no answer is paid at its price', async () => {
    await using world = await createHostedWorld();
    world.server.behave(wire.text('I would rather not.'), wire.text('{'.repeat(500_000)));
    expect(await write(world)).toEqual(TEXT);
    expect(world.budget.calls.map(({ cost, failure }) => [cost, failure])).toEqual([
      [400, 'no such answer'],
      [400, 'no such answer'],
      [400, null],
    ]);
  });
});

describe('trust 20: what a model writes', () => {
  const answers: [name: string, answer: unknown][] = [
    ['no JSON', 'Sure! Here is your character.'],
    ['another shape', { title: 'x', body: 'y' }],
    ['half an object', `{"name": "${wire.NAME}", "lore": "${wire.LORE}`],
    ['thoughts without an answer', `<think>Perhaps ${JSON.stringify({ name: wire.NAME, lore: wire.LORE })}</think> I am done.`],
    ['numbers', { name: 12, lore: 13 }],
    ['a blank name', { name: ' \u200b\u2066 ', lore: wire.LORE }],
    ['no letters', { name: '!!!', lore: wire.LORE }],
    ['blank lore', { name: wire.NAME, lore: '' }],
  ];
  test.each(answers)('%s is no answer, and another try is made', async (_name, answer) => {
    await using world = await createHostedWorld();
    world.server.behave(wire.text(answer));
    expect(await write(world)).toEqual(TEXT);
    expect(world.server.requests).toHaveLength(2);
  });

  test('controls and what turns text around are dropped, and what is too long is cut after a sentence', async () => {
    await using world = await createHostedWorld();
    const bad = '\u202eevil\u202c \u0000\u0007\u001b[31mred\u2066\u200b\u{e0041} tag';
    world.server.behave(
      wire.text({ name: `Bo\u202em\u0000ba ${'lunghissimo '.repeat(10)}`, lore: `${bad}. ${'He is very long. '.repeat(200)}` }),
      wire.text({ story: `${bad}\n\n\n${Array(12).fill('It went on and on, and on again. '.repeat(12)).join('\r\n')}` }),
    );
    const { name, description } = await write(world);
    expect(name).toMatch(/^Bomba( lunghissimo){4}$/);
    expect(description.length).toBeLessThanOrEqual(1_000);
    expect(description).toMatch(/^evil \[31mred tag\. He is .*long\.$/);
    const { story } = await world.hosted.tellBattle(SCENE, world.context);
    expect(story.length).toBeLessThanOrEqual(2_000);
    expect(story).toMatch(/^evil \[31mred tag\n\nIt went/);
    for (const text of [name, description, story]) expect(text).not.toMatch(/[^\P{C}\n]|\n{3}/u);
  });
});

test('trust 22: neither key nor what was typed is in an error or in what operators read', async () => {
  await using world = await createHostedWorld();
  const leaky = { code: 'some_code', message: `wrong key ${wire.KEY} for provolone` };
  for (const behaviour of [
    wire.status(401, {}, leaky),
    wire.status(400, {}, { code: `${wire.KEY} provolone` }),
    wire.garbage,
    wire.refusal,
  ]) {
    world.server.behave(behaviour, behaviour, behaviour);
    const error: unknown = await write(world).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    let told = '';
    for (let at = error; at instanceof Error; at = at.cause)
      told += `${at.stack} ${JSON.stringify(at)} ${JSON.stringify(Object.entries(at))}`;
    expect(told).not.toMatch(/sk-a-key|provolone/);
    world.server.behaveWell();
  }
  expect(JSON.stringify(world.budget.calls)).not.toMatch(/sk-a-key|provolone/);
});

test('each half may stay built in', async () => {
  await using server = await wire.startProviderServer();
  const ai = server.settings();
  const builtIn = createHouseImagination();
  const methods = (imagination: Imagination) =>
    Object.entries(imagination)
      .filter(([name, method]) => method === builtIn[name as keyof Imagination])
      .map(([name]) => name);
  const artist = ['paintCharacter', 'paintFusion', 'animateCharacter', 'animateFusion'];
  const either = ['warmUp', 'animatePicture', 'guessWish'];
  expect(methods(createHostedImagination({ ai: { ...ai, image: null }, builtIn })).toSorted()).toEqual(
    [...artist, ...either].toSorted(),
  );
  expect(methods(createHostedImagination({ ai: { ...ai, text: null }, builtIn })).toSorted()).toEqual(
    ['writeCharacter', 'writeFusion', 'tellBattle', ...either].toSorted(),
  );
});
