/** Signs of a generation for every other screen. */
import { useNavigate } from '@tanstack/react-router';
import { isBusy, percentOf } from '../../lib/making.ts';
import { messages } from '../../lib/messages.ts';
import { later } from '../../lib/messages-later.ts';
import { useStore } from '../../lib/store.ts';
import { JobBar, JobTray } from '../../ui/job-signs.tsx';
import { generation, markResultSeen } from './generation-store.ts';

export default function JobSigns() {
  const state = useStore(generation);
  const navigate = useNavigate();
  const show = () => {
    markResultSeen();
    void navigate({ to: '/', search: {} });
  };
  if (isBusy(state)) return <JobBar percent={percentOf(state)} />;
  if (state.phase !== 'done' || state.isSeen) return null;
  return <JobTray label={messages.stage.label} text={later.result.ready} action={later.result.show} onShow={show} />;
}
