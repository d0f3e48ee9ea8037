/** Comments under a character: the list, the form, and what becomes of words that cannot be posted. */
import type { Comment } from '@chaos/shared/contract/comments';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, serverFault } from '../../testing/answers.ts';
import { boxOf, doOverlap } from '../../testing/boxes.ts';
import { opened } from '../../testing/character-screen.ts';
import { newGallery, openAt } from '../../testing/new-gallery.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newUser, type OpenApp, openApp } from '../../testing/open-app.tsx';
import { signOutElsewhere } from '../../testing/other-tab.ts';
import { recordPage } from '../../testing/record-page.ts';
import { seeToast, toast } from '../../testing/see-toast.ts';
import { uiMessages } from '../../ui/messages.ts';
import { commentMessages } from './messages.ts';

const texts = commentMessages;
const { dialog, commentField, post } = opened;
const ADA = newUser('ada');
const PAGE = 50;

const shown = () => [...document.querySelectorAll<HTMLElement>('.comment')];
const contents = () => shown().map((comment) => comment.querySelector('p:last-child')?.textContent);
const removeButton = (content: string) => dialog.getByRole('button', { name: `Delete your comment: ${content}` });
const empty = dialog.getByText(texts.empty);

interface Open extends OpenApp {
  /** What the server has. */
  said: Comment[];
  answers: NonNullable<Answers['comments']>;
}

/** @param said pairs of author and words, the oldest first. */
async function openWith(said: [author: string, content: string][], { as = ADA as typeof ADA | null } = {}): Promise<Open> {
  const { rows, answers } = newGallery(1);
  const characterId = rows[0]?.id ?? '';
  const items: Comment[] = [];
  const say = (author: string, content: string): Comment => {
    const id = String(items.length).padStart(4, '0');
    const comment = { id, characterId, userId: author, content, createdAt: new Date(0), author: newPerson(author) };
    items.push(comment);
    return comment;
  };
  for (const [author, content] of said) say(author, content);
  const comments: Open['answers'] = {
    list({ cursor }) {
      const start = Number(cursor ?? 0);
      const nextCursor = start + PAGE < items.length ? String(start + PAGE) : null;
      return { items: items.slice(start, start + PAGE), nextCursor, totalCount: items.length };
    },
    add: ({ content }) => say('ada', content.trim()),
    remove({ id }) {
      items.splice(
        items.findIndex((item) => item.id === id),
        1,
      );
      return { id };
    },
  };
  const app = await openApp('/?view=gallery', { ...(as && { as }), answers: { ...answers, comments } });
  await app.goto(openAt({ id: characterId }));
  await expect.element(commentField).toBeVisible();
  return { ...app, said: items, answers: comments };
}

/** Nothing is posted before it is let go. */
function holdAdd({ answer, answers: { add } }: Open): () => void {
  const gate = Promise.withResolvers<void>();
  answer({ comments: { add: (input) => gate.promise.then(() => add?.(input) ?? throws()) } });
  return gate.resolve;
}

test('R68 R69 R73 oldest first, with author and date; the list scrolls by itself; only own ones can be deleted', async () => {
  const wide = 'W'.repeat(300);
  const others = Array.from({ length: 12 }, (_, index): [string, string] => ['bob', `number ${index}`]);
  await openWith([['bob', 'first of all'], ['bob', wide], ['ada', 'mine'], ...others]);
  await expect.poll(shown).toHaveLength(15);
  expect(contents().slice(0, 4)).toEqual(['first of all', wide, 'mine', 'number 0']);
  const [first] = shown();
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/profile/bob');
  expect(first?.querySelector('p')?.textContent).toContain('@bob');
  expect(first?.querySelector('time')?.textContent).toMatch(/^[A-Z][a-z]{2} \d+, \d+:\d\d [AP]M$/);
  const list = document.querySelector('.comment-list');
  expect(list?.clientHeight).toBeLessThanOrEqual(24 * 16);
  expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? 0);
  expect(dialog.getByRole('button', { name: /^Delete your comment/ }).elements()).toEqual([removeButton('mine').element()]);
  expect(shown()[2]?.contains(removeButton('mine').element())).toBe(true);
});

test('R593 each comment is set from the side on which its own script begins', async () => {
  await openWith([
    ['bob', 'How odd!'],
    ['bob', 'ما هذا؟!'],
  ]);
  await expect.poll(shown).toHaveLength(2);
  const directions = shown().map((comment) => getComputedStyle(comment.querySelector('p:last-child') ?? comment).direction);
  expect(directions).toEqual(['ltr', 'rtl']);
});

test('R1462 a comment is written from the side on which its text begins', async () => {
  await openWith([]);
  await expect.element(empty).toBeVisible();
  await commentField.fill('ما هذا؟!');
  expect(getComputedStyle(commentField.element()).direction).toBe('rtl');
});

test('R1461 on a phone the toast leaves the field, its button and the way out free for what is done next', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 860));
  await openWith([['bob', 'How odd!']]);
  for (const words of ['one', 'two']) {
    await commentField.fill(words);
    await post.click();
    await seeToast('Comment Added', 'Your comment has been posted!');
    for (const next of [commentField, post, opened.close])
      await expect.poll(() => doOverlap(boxOf('[data-toast]'), next.element().getBoundingClientRect())).toBe(false);
  }
  await expect.poll(contents).toEqual(['How odd!', 'one', 'two']);
});

test('Q2 beside large text on a phone the words of a comment have its whole width', async () => {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await page.viewport(360, 860);
  await openWith([['bob', 'Bombardiro']]);
  await expect.poll(shown).toHaveLength(1);
  const widthOf = (css: string) => shown()[0]?.querySelector(css)?.getBoundingClientRect().width ?? 0;
  const beside = widthOf('p:last-child');
  document.documentElement.style.fontSize = '200%';
  expect(widthOf('p:last-child')).toBeGreaterThan(beside);
});

test('R593 each paragraph of a comment is, too', async () => {
  await openWith([['bob', 'ما هذا؟!\nHow odd!']]);
  await expect.poll(shown).toHaveLength(1);
  const paragraph = shown()[0]?.querySelector('p:last-child');
  const text = paragraph?.firstChild;
  if (!paragraph || !text?.textContent) throw new Error('the comment has no text');
  const latin = document.createRange();
  latin.setStart(text, text.textContent.indexOf('H'));
  latin.setEnd(text, text.textContent.length);
  expect(latin.getBoundingClientRect().left).toBe(paragraph.getBoundingClientRect().left);
});

test('R70 R72 Q4 a blank one cannot be posted; a real one is in the list, the field is empty and keeps focus', async () => {
  const app = await openWith([]);
  await expect.element(empty).toBeVisible();
  await expect.element(post).toBeDisabled();
  // The last three are signs that nobody sees.
  for (const blank of ['   ', '\n\n', '\u200b ', '\u3164', '\u2066\u00ad', '\u2800 \u200d']) {
    await commentField.fill(blank);
    expect(post.element().matches(':disabled'), JSON.stringify(blank)).toBe(true);
  }
  const record = recordPage();
  const release = holdAdd(app);
  await commentField.fill('  He knows what he did. 🐊  ');
  await post.dblClick({ force: true });
  release();
  await seeToast('Comment Added', 'Your comment has been posted!');
  await expect.element(toast).toHaveAttribute('data-toast', 'success');
  await expect.poll(contents).toEqual(['He knows what he did. 🐊']);
  await expect.element(commentField).toHaveValue('');
  await expect.element(commentField).toHaveFocus();
  expect(app.asked('comments.add')).toHaveLength(1);
  await expect.poll(() => record.spoken).toContain('polite: Comment Added. Your comment has been posted!');
});

test('R70 near the limit it says how much is left, and beyond it how much is too many', async () => {
  await openWith([]);
  await commentField.fill('x'.repeat(899));
  expect(dialog.getByText(/ left$/).elements()).toEqual([]);
  await commentField.fill('🐊'.repeat(1_000));
  await expect.element(dialog.getByText('0 left')).toBeVisible();
  await expect.element(post).toBeEnabled();
  await commentField.fill('x'.repeat(1_001));
  await expect.element(dialog.getByText('1 too many')).toBeVisible();
  await expect.element(post).toBeDisabled();
  await expect.element(commentField).toHaveAttribute('aria-invalid', 'true');
});

test('R71 signed out nothing is sent, a toast says why, and signing in leads back to the words', async () => {
  const app = await openWith([], { as: null });
  const here = app.href();
  await commentField.fill('Let me in');
  await post.click();
  await seeToast('Login Required', 'You need to be logged in to comment');
  await expect.element(toast).toHaveAttribute('data-toast', 'destructive');
  expect(app.asked('comments.add')).toEqual([]);
  await dialog.getByRole('link', { name: texts.signIn }).click();
  await expect.poll(() => new URL(app.href(), location.origin).searchParams.get('redirect')).toBe(here);
  app.back();
  await expect.element(commentField).toHaveValue('Let me in');
});

test('R562 pressed again after an answer that got lost it is the same request, and what is there already counts once', async () => {
  const app = await openWith([]);
  const { add } = app.answers;
  // It is written, and nobody hears of it.
  app.answer({
    comments: {
      add(input) {
        add?.(input);
        return throws();
      },
    },
  });
  await commentField.fill('once');
  await post.click();
  await expect.element(toast.getByText('Failed to post comment', { exact: false })).toBeVisible();
  app.answer({ comments: { add: () => app.said[0] ?? throws() } });
  await post.click();
  await expect.element(commentField).toHaveValue('');
  app.answer({ comments: app.answers });
  await commentField.fill('another');
  await post.click();
  await expect.poll(contents).toEqual(['once', 'another']);
  await expect.element(dialog.getByRole('heading', { name: `${texts.title} 2` })).toBeVisible();
  const asked = app.asked('comments.add').map((input) => Reflect.get(Object(input), 'requestId'));
  expect(asked).toEqual([expect.any(String), asked[0], expect.any(String)]);
  expect(asked[2]).not.toBe(asked[0]);
});

test('regression: what is typed while a comment is under way stays in the field', async () => {
  const app = await openWith([]);
  const release = holdAdd(app);
  await commentField.fill('first');
  await post.click();
  await commentField.fill('first, and a second thought');
  release();
  await expect.poll(contents).toEqual(['first']);
  await seeToast('Comment Added');
  await expect.element(commentField).toHaveValue('first, and a second thought');
  await expect.element(post).toBeEnabled();
});

test('regression: a direction mark that was pasted along is not refused, and lines stay', async () => {
  const app = await openWith([]);
  await commentField.fill('\u2066He knows\u2069\nwhat he did');
  await post.click();
  await expect.poll(contents).toEqual(['He knows\nwhat he did']);
  expect(app.asked('comments.add')).toMatchObject([{ content: 'He knows\nwhat he did' }]);
  await expect.element(commentField).toHaveValue('');
});

test('regression: words of somebody who signs out are gone from the field', async () => {
  await openWith([]);
  await commentField.fill('not for others');
  signOutElsewhere();
  await expect.element(dialog.getByRole('link', { name: texts.signIn })).toBeVisible();
  await expect.element(commentField).toHaveValue('');
});

test('R74 Q3 one that is deleted leaves, and focus goes on to the next one', async () => {
  await openWith([
    ['ada', 'one'],
    ['ada', 'two'],
  ]);
  await expect.element(removeButton('one')).toBeVisible();
  (removeButton('one').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await seeToast('Comment Deleted', 'Your comment has been removed');
  await expect.element(toast).toHaveAttribute('data-toast', 'success');
  await expect.poll(contents).toEqual(['two']);
  expect(document.activeElement).toBe(shown()[0]);
  await removeButton('two').click();
  await expect.element(empty).toBeVisible();
  await expect.element(commentField).toHaveFocus();
});

test('R74 one that was deleted by mistake comes back by Undo, which a failure offers again', async () => {
  const app = await openWith([['ada', 'took me a while']]);
  await removeButton('took me a while').click();
  await seeToast('Comment Deleted');
  await expect.element(empty).toBeVisible();
  const undo = toast.getByRole('button', { name: texts.undo });
  app.answer({ comments: { add: throws } });
  await undo.click();
  await expect.element(toast.getByText('Failed to post comment', { exact: false })).toBeVisible();
  app.answer({ comments: app.answers });
  await userEvent.keyboard('{F6}');
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await seeToast('Comment Added');
  await expect.poll(contents).toEqual(['took me a while']);
  await expect.element(undo).not.toBeInTheDocument();
});

test('R517 nobody can undo what was deleted by somebody else, who was here before', async () => {
  const app = await openWith([
    ['ada', 'one'],
    ['ada', 'two'],
  ]);
  const undo = toast.getByRole('button', { name: texts.undo });
  await removeButton('one').click();
  await expect.element(undo).toBeVisible();
  app.signInElsewhere(newUser('bert'));
  // Long before it would go by itself.
  await expect.element(undo, { timeout: 4_000 }).not.toBeInTheDocument();
  app.signInElsewhere(ADA);
  const gate = Promise.withResolvers<void>();
  app.answer({ comments: { remove: ({ id }) => gate.promise.then(() => ({ id })) } });
  await removeButton('two').click();
  await expect.poll(() => app.asked('comments.remove')).toHaveLength(2);
  app.signInElsewhere(newUser('bert'));
  await expect.element(removeButton('two')).not.toBeInTheDocument();
  gate.resolve();
  await seeToast(texts.deleted.title);
  expect(undo.query()).toBeNull();
});

test('R75 O1 Q16 when they cannot be loaded: toast and box, never the empty text; Try Again brings them', async () => {
  const { rows, answers } = newGallery(1);
  const broken = { ...answers, comments: { list: throws } };
  const app = await openApp(openAt({ id: rows[0]?.id ?? '' }), { as: ADA, answers: broken });
  await expect.element(dialog.getByText(texts.failedInline)).toBeVisible();
  await seeToast('Error', 'Failed to load comments');
  await expect.element(toast).toHaveAttribute('data-toast', 'destructive');
  expect(empty.query()).toBeNull();
  const comment = {
    id: '1',
    characterId: '',
    userId: 'bob',
    content: 'still here',
    createdAt: new Date(0),
    author: newPerson('bob'),
  };
  app.answer({ comments: { list: () => ({ items: [comment], nextCursor: null, totalCount: 1 }) } });
  await opened.tryAgain.click();
  await expect.poll(contents).toEqual(['still here']);
});

test('R76 R77 O1 when posting or deleting fails a toast says so; the words and the comment stay', async () => {
  const app = await openWith([['ada', 'hard to remove']]);
  await expect.poll(shown).toHaveLength(1);
  app.answer({ comments: { add: throws, remove: throws } });
  await commentField.fill('These words took me a while');
  await post.click();
  await expect.element(toast.getByText('Failed to post comment', { exact: false })).toBeVisible();
  await expect.element(toast).toHaveAttribute('data-toast', 'destructive');
  await expect.element(commentField).toHaveValue('These words took me a while');
  await removeButton('hard to remove').click();
  await seeToast('Error', 'Failed to delete comment');
  await expect.element(toast).toHaveAttribute('data-toast', 'destructive');
  expect(contents()).toEqual(['hard to remove']);

  app.answer({ comments: app.answers });
  await post.click();
  await expect.poll(contents).toEqual(['hard to remove', 'These words took me a while']);
});

test('R68 R72 more than a page: a button for the next one, and a new comment stands last, once', async () => {
  const said = Array.from({ length: 55 }, (_, index): [string, string] => ['bob', `number ${index}`]);
  await openWith(said);
  await expect.poll(shown).toHaveLength(50);
  await commentField.fill('newest');
  await post.click();
  await expect.poll(shown).toHaveLength(51);
  const more = dialog.getByRole('button', { name: texts.more });
  await more.click();
  await expect.poll(contents).toEqual([...said.map(([, content]) => content), 'newest']);
  expect(more.query()).toBeNull();
});

test('R68 a next page that does not load says so in its place, and comes when it is asked for again', async () => {
  const app = await openWith(Array.from({ length: 55 }, (_, index): [string, string] => ['bob', `number ${index}`]));
  await expect.poll(shown).toHaveLength(50);
  app.answer({ comments: { ...app.answers, list: throws } });
  await dialog.getByRole('button', { name: texts.more }).click();
  await expect.element(dialog.getByText(uiMessages.more.failed)).toBeVisible();
  expect(shown()).toHaveLength(50);
  app.answer({ comments: app.answers });
  await dialog.getByRole('button', { name: uiMessages.tryAgain }).click();
  await expect.poll(shown).toHaveLength(55);
});

function throws(): never {
  throw serverFault();
}

test('R801 the last comment in sight fades as long as there are more below', async () => {
  await openWith(Array.from({ length: 12 }, (_, index) => ['bob', `Comment ${index}`]));
  await expect.element(dialog.getByText('Comment 11')).toBeInTheDocument();
  const list = document.querySelector('.comment-list');
  if (!list) throw new Error('there is no list');
  const fade = () => getComputedStyle(list).getPropertyValue('--comments-fade');
  await expect.poll(fade).toBe('40px');
  list.scrollTop = list.scrollHeight;
  await expect.poll(fade).toBe('0px');
});

test.each([360, 1280])('R1524 a list that scrolls ends at the comment that was just posted: %i px', async (width) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 860));
  await openWith(Array.from({ length: 12 }, (_, index) => ['bob', `Comment ${index}`]));
  await expect.poll(shown).toHaveLength(12);
  await commentField.fill('Mine, and in sight');
  await post.click();
  await expect.poll(shown).toHaveLength(13);
  const list = boxOf('.comment-list');
  await expect.poll(() => shown().at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
});
