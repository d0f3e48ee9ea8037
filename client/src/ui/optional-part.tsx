/** Parts of the page that it can do without. */
import { type ComponentType, useEffect, useState } from 'react';
import { excuse } from '../lib/stale-build.ts';

/**
 * Comes when it can. What cannot be fetched, in a tunnel perhaps, is left out; it must not take the page away, as a failure
 * of React's `lazy` does. Asked for again when it is next shown, for a browser that does not remember the failure.
 * @param Instead what stands there until it has come.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType = () => null,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function OptionalPart(props: Props) {
    const [, setThere] = useState(Part !== undefined);
    useEffect(() => {
      // Another place may have got it meanwhile.
      if (Part) return setThere(true);
      let isShown = true;
      load().then((loaded) => {
        Part = loaded.default;
        if (isShown) setThere(true);
      }, excuse);
      return () => {
        isShown = false;
      };
    }, []);
    return Part ? <Part {...props} /> : <Instead />;
  };
}
