import type { Suggestion } from '@chaos/shared/contract/gallery';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { trpc } from '../../../api/client.ts';
import { type Choice, choicesOf, questionOf } from './suggestion-choices.ts';

/** Sooner than the list itself is searched, later than the next letter. */
const DEBOUNCE_MS = 120;

const NONE: Suggestion[] = [];

/** @returns what the text may be going to say, and whether the server has said what it knows. Without its answer operators are still known. */
export function useSuggestions(text: string, isWanted: boolean): { choices: Choice[]; isSettled: boolean } {
  const question = questionOf(text);
  const asked = useRested(question);
  const { data, isPlaceholderData, isFetching } = trpc.gallery.suggest.useQuery(
    { text: asked },
    // What cannot be suggested is not missed, and the next letter asks anyway.
    { enabled: isWanted && asked !== '', placeholderData: keepPreviousData, retry: false },
  );
  const isOlder = isPlaceholderData || asked !== question;
  const choices = useMemo(() => {
    const found = question === '' ? NONE : (data?.items ?? NONE);
    // Those of the letters before stay as long as they fit, so that the list does not flicker.
    return choicesOf(text, isOlder ? found.filter((one) => fits(one, question)) : found);
  }, [text, question, data, isOlder]);
  return { choices, isSettled: !isOlder && !isFetching };
}

const fits = ({ label }: Suggestion, question: string) => label.toLowerCase().includes(question.toLowerCase());

/** The text as it was when it last stood still. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
