/** Before each test of a component: the page of the one before it is gone, whichever file that was in. */
import { beforeEach } from 'vitest';
import { closeApp } from './open-app.tsx';

beforeEach(closeApp);
