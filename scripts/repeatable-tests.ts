/**
 * Property tests draw the same cases in every run, so that a run of one day can be compared with that of another; with
 * FULL_COUNTS=1 they draw new ones each time.
 */
import fc from 'fast-check';
import { isFullRun } from '../shared/src/testing/counts.ts';

if (!isFullRun) fc.configureGlobal({ seed: 20_260_131 });
