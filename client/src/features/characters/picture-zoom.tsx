/** A picture as large as the screen, to be looked at closely: by wheel, pinch, double tap and keys. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { BareDialog } from '../../ui/dialog.tsx';
import { Close, Minus, Plus } from '../../ui/icons.tsx';
import { secretMessages } from './secret-messages.ts';
import { createGestures, wheelFactor } from './zoom-gestures.ts';
import { type Place, panBy, type Stage, WHOLE, ZOOM_MAX, type ZoomView, zoomAt } from './zoom-view.ts';

const TEXTS = secretMessages.zoom;

const STEP = 1.5;
const DOUBLE_TAP_SCALE = 3;
/** By one press of an arrow. */
const PAN_PIXELS = 80;

const PANS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [PAN_PIXELS, 0],
  ArrowRight: [-PAN_PIXELS, 0],
  ArrowUp: [0, PAN_PIXELS],
  ArrowDown: [0, -PAN_PIXELS],
};
/** Plus stands on the key of the equals sign. */
const ZOOMS: Record<string, number> = { '+': STEP, '=': STEP, '-': 1 / STEP, _: 1 / STEP };

interface PictureZoomProps {
  row: Pick<CharacterRow, 'name' | 'imageUrl' | 'averageColor'>;
  onClose: () => void;
}

export default function PictureZoom({ row, onClose }: PictureZoomProps) {
  const headingId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const { view, zoom, pan, tapTwice, reset } = useZoom(stage);
  const [gestures] = useState(() => createGestures({ onPan: pan, onZoom: zoom, onDoubleTap: tapTwice }));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(wheelFactor(event), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    // React's own handler of wheels may not prevent the page from being scrolled or enlarged.
    const listen = (event: WheelEvent) => onWheel(event);
    const element = stage.current;
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = PANS[event.key];
    const factor = ZOOMS[event.key];
    if (by) pan(...by);
    else if (factor) zoom(factor);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  };

  return (
    <BareDialog labelledBy={headingId} onClose={onClose} onKeyDown={onKeyDown} className="zoom-dialog">
      <h2 id={headingId} className="sr-only">
        {TEXTS.title(row.name)}
      </h2>
      <div ref={stage} className="zoom-stage" data-enlarged={view.scale > 1} {...gestures}>
        <img
          src={row.imageUrl}
          width={1024}
          height={1024}
          alt={row.name}
          draggable={false}
          style={{
            backgroundColor: row.averageColor,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        />
      </div>
      <div className="zoom-bar">
        <ZoomButton label={TEXTS.smaller} Icon={Minus} isOff={view.scale <= 1} onClick={() => zoom(1 / STEP)} />
        <p role="status" className="min-w-14 text-center font-bold tabular-nums">
          {TEXTS.percent(Math.round(view.scale * 100))}
        </p>
        <ZoomButton label={TEXTS.larger} Icon={Plus} isOff={view.scale >= ZOOM_MAX} onClick={() => zoom(STEP)} />
        <ZoomButton label={TEXTS.close} Icon={Close} onClick={onClose} />
      </div>
      {/* It would cover what is looked for. */}
      {view.scale === 1 && <p className="zoom-hint">{TEXTS.hint}</p>}
    </BareDialog>
  );
}

function useZoom(stage: { current: HTMLDivElement | null }) {
  const [view, setView] = useState(WHOLE);
  const change = (next: (before: ZoomView, size: Stage) => ZoomView) => {
    const size = measure(stage.current);
    if (size) setView((before) => next(before, size));
  };
  /** @param place in the window; the middle unless one is given. */
  const zoom = (factor: number, place?: Place) =>
    change((before, size) => zoomAt(before, factor, fromMiddle(stage.current, place), size));
  return {
    view,
    zoom,
    pan: (dx: number, dy: number) => change((before, size) => panBy(before, dx, dy, size)),
    tapTwice: (place: Place) =>
      change((before, size) =>
        before.scale > 1 ? WHOLE : zoomAt(before, DOUBLE_TAP_SCALE, fromMiddle(stage.current, place), size),
      ),
    reset: () => setView(WHOLE),
  };
}

function measure(stage: HTMLDivElement | null): Stage | null {
  if (!stage) return null;
  const { clientWidth: width, clientHeight: height } = stage;
  return { width, height, side: Math.min(width, height) };
}

function fromMiddle(stage: HTMLDivElement | null, place: Place | undefined): Place {
  if (!stage || !place) return { x: 0, y: 0 };
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: place.x - left - width / 2, y: place.y - top - height / 2 };
}

interface ZoomButtonProps {
  label: string;
  Icon: typeof Close;
  isOff?: boolean;
  onClick: () => void;
}

/** It keeps the focus where there is nothing more to do. */
function ZoomButton({ label, Icon, isOff = false, onClick }: ZoomButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={isOff} onClick={onClick} className="bar-button">
      <Icon className="size-5" />
    </button>
  );
}
