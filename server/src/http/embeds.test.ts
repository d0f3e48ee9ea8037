import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const ORIGIN = 'http://chaos.test';
const EMBED_MAX_BYTES = 5_000;
const EVIL = `"><img src=x onerror=alert(1)></h1><script>alert(1)</script>&'`;
const ESCAPED = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;';

const rename = (world: TestWorld, id: string, name: string) =>
  world.db.updateTable('meme_characters').set({ name }).where('id', '=', id).execute();
const ask = (url: string, more = '') => `/oembed?url=${encodeURIComponent(url)}${more}`;

async function fight(world: TestWorld) {
  const owner = await world.newMember({ username: 'maker' });
  const [char1Id, char2Id] = [
    await world.newCharacter({ creatorId: owner.id, name: 'Frigo' }),
    await world.newCharacter({ creatorId: owner.id, name: 'Bomba' }),
  ];
  const { battleId, winnerCharacterId } = await world.visitor().battles.execute({ char1Id, char2Id, requestId: randomUUID() });
  return { owner, char1Id, char2Id, battleId, winner: winnerCharacterId === char1Id ? 'Frigo' : 'Bomba' };
}

test('R421 a character and a battle have a page for frames: picture, names, maker or winner, and one link', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { char1Id, battleId, winner } = await fight(world);
  const character = await pages.get(`/embed/character/${char1Id.toUpperCase()}`);
  expect([character.status, character.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(character.html).toMatch(new RegExp(`<img src="${ORIGIN}/media/characters/${char1Id}/[0-9a-f-]{36}/512\\.webp" alt="">`));
  expect(character.html).toContain('<h1 dir="auto">Frigo</h1><p>by \u2068maker\u2069</p>');
  expect(character.html).toContain(
    `<a class="card common" href="${ORIGIN}/character/${char1Id}" target="_blank" rel="noopener">`,
  );
  const battle = await pages.get(`/embed/battle/${battleId}`);
  expect(battle.html).toContain(`<img src="${ORIGIN}/media/battles/${battleId}.jpg" alt="">`);
  expect(battle.html).toContain(`<h1 dir="auto">Frigo vs Bomba</h1><p>\u2068${winner}\u2069 won</p>`);
  expect(battle.html.match(/href="[^"]*"/g)).toEqual(Array.from({ length: 2 }, () => `href="${ORIGIN}/battle/${battleId}"`));
});

test('R898 the maker of what nobody signed, or who has left, is Anonymous in a frame as on a card', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const owner = await world.newMember();
  const ids = [await world.newCharacter(), await world.newCharacter({ creatorId: owner.id })];
  await world.db.updateTable('profiles').set({ left_at: new Date(), is_pending: true }).where('id', '=', owner.id).execute();
  for (const id of ids) {
    expect((await pages.get(`/embed/character/${id}`)).html).toContain('<p>Anonymous</p>');
    expect(JSON.parse((await pages.get(ask(`${ORIGIN}/character/${id}`))).html)).not.toHaveProperty('author_name');
  }
});

test('R421 any site may frame it, and it runs nothing: every other page stays out of frames', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const id = await world.newCharacter();
  const { headers, html } = await pages.get(`/embed/character/${id}`);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  );
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(html).not.toMatch(/<script| style="| on\w+=/);
  expect(html).toContain('@media(prefers-color-scheme:dark)');
  for (const address of ['/', '/?view=gallery', `/character/${id}`, '/no/such/page'])
    expect((await pages.get(address)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('R421 names with markup stay text, and the longest fit into 5 kB', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { char1Id, char2Id, battleId, owner } = await fight(world);
  for (const id of [char1Id, char2Id]) await rename(world, id, EVIL);
  await world.db
    .updateTable('profiles')
    .set({ display_name: EVIL.slice(0, 50) })
    .where('id', '=', owner.id)
    .execute();
  for (const address of [`/embed/character/${char1Id}`, `/embed/battle/${battleId}`]) {
    const { html } = await pages.get(address);
    expect(html).toContain(ESCAPED);
    expect(html.match(/<(script|img|h1|a)\b/g)).toEqual(['<a', '<img', '<h1']);
  }
  const { html } = await pages.get(ask(`${ORIGIN}/character/${char1Id}`));
  const answer = JSON.parse(html) as { html: string; title: string };
  expect(answer.title).toBe(EVIL);
  expect(answer.html).toContain(`title="${ESCAPED}"`);
  expect(answer.html.match(/<\/?\w+/g)).toEqual(['<iframe', '</iframe']);

  // As long as a name can be, of letters that take the most room.
  for (const id of [char1Id, char2Id]) await rename(world, id, '\u{1f9cc}'.repeat(60));
  await world.db
    .updateTable('profiles')
    .set({ display_name: '\u{1f9cc}'.repeat(50) })
    .where('id', '=', owner.id)
    .execute();
  for (const address of [`/embed/character/${char1Id}`, `/embed/battle/${battleId}`])
    expect((await pages.get(address)).bytes.length).toBeLessThanOrEqual(EMBED_MAX_BYTES);
});

test('R1487 the frame of a battle says who is gone since, and has no picture of it', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { owner, char2Id, battleId } = await fight(world);
  await owner.caller.characters.remove({ characterId: char2Id });
  const { html, status } = await pages.get(`/embed/battle/${battleId}`);
  expect(status).toBe(200);
  expect(html).toContain(' won · \u2068Bomba\u2069 is gone since</p>');
  expect(html).not.toContain('<img');
});

test('R421 what is hidden, unknown or nonsense is the same page of 404, and no oEmbed', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { owner, char1Id, battleId } = await fight(world);
  const shown = [`character/${char1Id}`, `battle/${battleId}`];
  for (const one of shown) {
    expect((await pages.get(`/embed/${one}`)).status).toBe(200);
    expect((await pages.get(ask(`${ORIGIN}/${one}`))).status).toBe(200);
  }
  await owner.caller.characters.togglePrivacy({ characterId: char1Id });
  const answers = [];
  for (const one of [...shown, `character/${randomUUID()}`, 'battle/nonsense']) {
    answers.push(await pages.get(`/embed/${one}`));
    expect((await pages.get(ask(`${ORIGIN}/${one}`))).status).toBe(404);
  }
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
  expect(answers[0]?.html).toContain('Not here any more');
});

test('R422 oEmbed says how to frame a character or a battle, and keeps to the room that there is', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { char1Id, battleId, owner } = await fight(world);
  const read = async (url: string, more = '') => JSON.parse((await pages.get(ask(url, more))).html);
  expect(await read(`${ORIGIN}/character/${char1Id}?utm_source=x#top`, '&format=json')).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Frigo',
    author_name: 'maker',
    author_url: `${ORIGIN}/profile/${owner.id}`,
    provider_name: 'Hall of Chaos',
    provider_url: `${ORIGIN}/`,
    cache_age: 3_600,
    thumbnail_url: expect.stringMatching(/1024\.webp$/),
    thumbnail_width: 1_024,
    thumbnail_height: 1_024,
    width: 360,
    height: 480,
    html: `<iframe src="${ORIGIN}/embed/character/${char1Id}" width="360" height="480" title="Frigo" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  });
  const small = await read(`${ORIGIN}/character/${char1Id}`, '&maxwidth=300&maxheight=260');
  expect(small).toMatchObject({ width: 300, height: 260, thumbnail_width: 256, thumbnail_height: 256 });
  expect(small.html).toContain('width="300" height="260"');
  expect(await read(`${ORIGIN}/battle/${battleId}`)).toMatchObject({
    title: 'Frigo vs Bomba',
    thumbnail_url: `${ORIGIN}/media/battles/${battleId}.jpg`,
    thumbnail_width: 1_200,
  });
  expect(await read(`${ORIGIN}/battle/${battleId}`, '&maxwidth=640')).not.toHaveProperty('thumbnail_url');
});

test('R422 other hosts, other pages and other forms are refused, each with its reason', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const id = await world.newCharacter();
  const url = `${ORIGIN}/character/${id}`;
  const rows: [string, number][] = [
    ['/oembed', 400],
    ['/oembed?url=nonsense', 400],
    [ask('javascript:alert(1)'), 400],
    [ask(`https://evil.example/character/${id}`), 400],
    [ask(`http://chaos.test.evil.example/character/${id}`), 400],
    [ask(`http://chaos.test@evil.example/character/${id}`), 400],
    [ask(url, '&maxwidth=0'), 400],
    [ask(url, '&maxwidth=wide'), 400],
    [`${ask(url)}&url=https%3A%2F%2Fevil.example`, 400],
    [ask(`${ORIGIN}/`), 404],
    [ask(`${ORIGIN}/creators`), 404],
    [ask(`${ORIGIN}/constructor/${id}`), 404],
    [ask(url, '&format=xml'), 501],
  ];
  for (const [address, status] of rows) {
    const answer = await pages.get(address);
    expect({ address, status: answer.status }).toEqual({ address, status });
    expect(JSON.parse(answer.html)).toEqual({ message: expect.stringMatching(/\w/) });
  }
});

test('R422 the pages of a character and of a battle say where to ask', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { char1Id, battleId } = await fight(world);
  await rename(world, char1Id, EVIL);
  for (const page of [`/character/${char1Id}`, `/battle/${battleId}`]) {
    const { html } = await pages.get(page);
    const [, address = ''] =
      /<link rel="alternate" type="application\/json\+oembed" title="[^"<>]*" href="([^"]*)" \/>/.exec(html) ?? [];
    expect(address).toBe(`${ORIGIN}/oembed?url=${encodeURIComponent(ORIGIN + page)}&amp;format=json`);
    expect((await pages.get(address.replace(ORIGIN, '').replace('&amp;', '&'))).status).toBe(200);
  }
});
