/** What the page does without until it stands. */
import './translated-page.ts';

export { refetchWhenBack } from '../api/refetch-when-server-is-back.ts';
