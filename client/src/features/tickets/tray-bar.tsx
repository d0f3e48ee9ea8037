/** What is in the making, on screens that do not show it: a thin bar below the header, and a pill that opens into a list. */

import { type CSSProperties, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronDown, Close, Sparkle, Warning } from '../../ui/icons.tsx';
import { ArrowRight } from '../../ui/sprite-icons.tsx';
import { CancelButton } from './cancel-button.tsx';
import { ticketMessages } from './messages.ts';
import { stateOf, type TrayItem, trayItems } from './tray-items.ts';
import { describeItem, percentOfItem } from './tray-text.ts';

export function JobTray() {
  const items = useStore(trayItems).filter(({ isHere }) => !isHere);
  const [wantsList, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const ready = items.filter((item) => stateOf(item) === 'ready');
  const busy = items.find((item) => stateOf(item) === 'busy');
  const first = ready[0] ?? busy ?? items[0];
  if (!first) {
    // Where it comes back it is closed.
    if (wantsList) setOpen(false);
    return null;
  }

  const isSimple = items.length === 1 && first === ready[0];
  const isOpen = wantsList && !isSimple;
  const summary = isOpen
    ? ticketMessages.tray.label
    : ready.length > 1
      ? ticketMessages.tray.manyReady(ready.length)
      : describeItem(first);
  const others = items.length - Math.max(1, ready.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  // Open it lies over the page: whoever goes on there is not to lose sight of where.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <aside aria-label={ticketMessages.tray.label} data-tray className="job-tray" onKeyDown={onKeyDown} onBlur={onBlur}>
      {busy && <JobBar percent={percentOfItem(busy)} />}
      <div className={cx('job-pill', ready.length > 0 && 'is-ready')}>
        <div className="job-pill-head">
          {isSimple ? (
            <p className="job-pill-summary">
              <Sign item={first} />
              <span className="min-w-0">{summary}</span>
            </p>
          ) : (
            <button
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={() => setOpen(!isOpen)}
              className="job-pill-summary"
            >
              {!isOpen && <Sign item={first} />}
              <span className="min-w-0">{summary}</span>
              {others > 0 && !isOpen && (
                <span className="job-pill-more">
                  <span aria-hidden>+{others}</span>
                  <span className="sr-only">, {ticketMessages.tray.more(others)}</span>
                </span>
              )}
              <ChevronDown className={cx('size-4.5 shrink-0 transition-transform', isOpen && 'rotate-180')} />
            </button>
          )}
          {ready[0] && !isOpen && (
            <Button look="primary" className="job-pill-button" onClick={ready[0].onOpen}>
              {ticketMessages.tray.show}
            </Button>
          )}
        </div>
        {isOpen && (
          <ul id={listId} className="job-list">
            {items.map((item) => (
              <Row key={item.place} item={item} />
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}

function JobBar({ percent }: { percent: number }) {
  return (
    <div aria-hidden className="job-bar">
      <div className="progress-fill h-full" style={{ transform: `scaleX(${Math.max(4, percent) / 100})` }} />
    </div>
  );
}

function Sign({ item }: { item: TrayItem }) {
  const state = stateOf(item);
  if (state === 'ready') return <Sparkle className="size-5 shrink-0" />;
  if (state === 'failed') return <Warning className="size-5 shrink-0 text-danger-text" />;
  return <span aria-hidden className="job-ring" style={{ '--done': percentOfItem(item) } as CSSProperties} />;
}

function Row({ item }: { item: TrayItem }) {
  const state = stateOf(item);
  const kind = ticketMessages.tray.kinds[item.kind];
  const name = item.ticket?.preview ? <bdi>{item.ticket.preview.name}</bdi> : kind;
  return (
    <li className="job-row">
      <Sign item={item} />
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-bold">
          {state === 'busy' && item.place === item.kind ? (
            <button type="button" onClick={item.onOpen} className="job-row-open">
              {name}
              <ArrowRight className="size-4 shrink-0" />
            </button>
          ) : (
            name
          )}
        </p>
        <p className="text-sm text-muted tabular-nums">{describeItem(item)}</p>
      </div>
      {state === 'ready' && (
        <Button look="primary" onClick={item.onOpen} className="job-pill-button">
          {ticketMessages.tray.show}
        </Button>
      )}
      {state === 'busy' && (
        <CancelButton
          isCancelling={item.isCancelling}
          onCancel={item.onCancel}
          label={kind}
          className="job-pill-button at-least-28"
        />
      )}
      {state === 'failed' && (
        <button type="button" aria-label={ticketMessages.tray.dismiss} onClick={item.onDismiss} className="job-pill-close">
          <Close className="size-5" />
        </button>
      )}
    </li>
  );
}
