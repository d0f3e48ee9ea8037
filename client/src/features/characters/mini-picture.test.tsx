import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { MiniPicture } from './mini-picture.tsx';

const PRESENT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('R687 a picture that takes the place of a missing one is shown', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const isHidden = () => host.querySelector('img')?.hidden;
  root.render(<MiniPicture character={{ imageUrl256: '/missing.webp' }} sizes="1px" />);
  await expect.poll(isHidden).toBe(true);
  root.render(<MiniPicture character={{ imageUrl256: PRESENT }} sizes="1px" />);
  await expect.poll(isHidden).toBe(false);
});
