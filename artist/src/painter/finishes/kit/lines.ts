/** Lines that an artist would draw. */
import { smoothStep } from './color.ts';
import { blurPlane, createPlane, type Plane } from './planes.ts';

interface LineManner {
  /** How wide a line is, in pixels of the plane. */
  width: number;
  /** How dark an edge has to be; more gives fewer lines. */
  threshold?: number;
  /** From how much to how much ink appears; less is harder. */
  softness?: number;
  /** Whose outline is drawn too, whatever its colours and those behind it are. */
  figure?: Plane;
  /** True: of the place around the figure no line is drawn. */
  isAlone?: boolean;
}

/**
 * Ink where the picture is darker than around it, 0 to 1: the difference of Gaussians, extended by a threshold
 * (Winnemöller, Kyprianidis and Olsen, "XDoG", 2012).
 */
export function inkLines(light: Plane, size: { width: number; height: number }, manner: LineManner): Plane {
  const { width: line, threshold = 0.018, softness = 0.03, figure, isAlone = false } = manner;
  const near = blurPlane(light, size.width, size.height, line);
  const far = blurPlane(light, size.width, size.height, line * 2.4);
  const ink = createPlane(light.length);
  for (let cell = 0; cell < ink.length; cell++) {
    ink[cell] = smoothStep(threshold, threshold + softness, (far[cell] ?? 0) - (near[cell] ?? 0));
  }
  if (!figure) return ink;
  const shape = blurPlane(figure, size.width, size.height, line);
  drawOutline(ink, shape);
  if (isAlone) for (let cell = 0; cell < ink.length; cell++) ink[cell] = (ink[cell] ?? 0) * Math.min(1, (shape[cell] ?? 0) * 50);
  return ink;
}

/** Half inside and half outside of a soft shape. */
function drawOutline(ink: Plane, shape: Plane): void {
  for (let cell = 0; cell < ink.length; cell++) {
    const share = shape[cell] ?? 0;
    const edge = smoothStep(0.5, 0.92, 4 * share * (1 - share));
    if (edge > (ink[cell] ?? 0)) ink[cell] = edge;
  }
}
