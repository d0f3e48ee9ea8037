/** Signs of slow work on screens that do not show it: a thin bar while it runs, a tray when its result waits. */
import { Button } from './button.tsx';

export function JobBar({ percent }: { percent: number }) {
  return (
    <div aria-hidden className="sticky top-14 z-30 -mb-0.75 h-0.75 overflow-hidden md:top-16">
      <div className="progress-fill h-full" style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}

interface JobTrayProps {
  label: string;
  text: string;
  action: string;
  onShow: () => void;
}

export function JobTray({ label, text, action, onShow }: JobTrayProps) {
  return (
    <aside aria-label={label} data-tray className="bg-accent text-on-accent">
      <div className="page-width flex flex-wrap items-center justify-center gap-x-4 gap-y-1 py-1.5">
        <p className="font-bold">{text}</p>
        <Button look="primary" onClick={onShow}>
          {action}
        </Button>
      </div>
    </aside>
  );
}
