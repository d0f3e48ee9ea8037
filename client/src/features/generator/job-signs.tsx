/** Signs of a generation for every other screen: a thin bar while it runs, a tray when its result waits. */
import { useNavigate } from '@tanstack/react-router';
import { messages } from '../../lib/messages.ts';
import { later } from '../../lib/messages-later.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { isBusy } from './generation.ts';
import { generation, markResultSeen } from './generation-store.ts';

export default function JobSigns() {
  return (
    <>
      <JobBar />
      <JobTray />
    </>
  );
}

function JobBar() {
  const state = useStore(generation);
  if (!isBusy(state)) return null;
  const percent = state.phase === 'waiting' && state.ticket.state === 'running' ? state.ticket.percent : 4;
  return (
    <div aria-hidden className="sticky top-14 z-30 -mb-0.75 h-0.75 overflow-hidden md:top-16">
      <div className="progress-fill h-full" style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}

function JobTray() {
  const state = useStore(generation);
  const navigate = useNavigate();
  if (state.phase !== 'done' || state.isSeen) return null;
  const show = () => {
    markResultSeen();
    void navigate({ to: '/', search: {} });
  };
  return (
    <aside aria-label={messages.stage.label} data-tray className="bg-accent text-on-accent">
      <div className="page-width flex flex-wrap items-center justify-center gap-x-4 gap-y-1 py-1.5">
        <p className="font-bold">{later.result.ready}</p>
        <Button look="primary" onClick={show}>
          {later.result.show}
        </Button>
      </div>
    </aside>
  );
}
