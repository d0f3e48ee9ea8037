/** Where a picture stands that is looked at closely: how much it is enlarged, and how far its middle is from that of the stage. */

export interface ZoomView {
  /** 1: as large as the stage. */
  scale: number;
  /** In pixels of the screen. */
  x: number;
  y: number;
}

/** The stage, and the side of the square picture in it before it is enlarged. */
export interface Stage {
  width: number;
  height: number;
  side: number;
}

/** A place on the stage, from its middle. */
export interface Place {
  x: number;
  y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const ZOOM_MAX = 8;

/** Enlarges by a factor, and what lies at the place stays there as far as the picture's edges let it. */
export function zoomAt(view: ZoomView, factor: number, { x, y }: Place, stage: Stage): ZoomView {
  const scale = clamp(view.scale * factor, 1, ZOOM_MAX);
  const grown = scale / view.scale;
  return keepInStage({ scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }, stage);
}

export function panBy(view: ZoomView, dx: number, dy: number, stage: Stage): ZoomView {
  return keepInStage({ ...view, x: view.x + dx, y: view.y + dy }, stage);
}

/** Nobody moves it past its own edges; what is smaller than the stage stays in the middle. */
function keepInStage({ scale, x, y }: ZoomView, { width, height, side }: Stage): ZoomView {
  const hold = (offset: number, available: number) => {
    const room = (side * scale - available) / 2;
    return room > 0 ? clamp(offset, -room, room) : 0;
  };
  return { scale, x: hold(x, width), y: hold(y, height) };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
