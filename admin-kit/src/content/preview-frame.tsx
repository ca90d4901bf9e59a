import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import classes from './live-preview.module.css';

interface PreviewFrameProps {
  /** The address of the page; a new one is shown once it has loaded, at the previous scroll position. */
  readonly path: string;
  /** The simulated width of the window. */
  readonly width: number;
}

/** Scales a window of a given width to the width of the element. */
function useScale(width: number) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const room = element.current;
    if (!room) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const scale = Math.min(1, (entry?.contentRect.width ?? width) / width);
      room.style.setProperty('--preview-width', `${width}px`);
      room.style.setProperty('--preview-scale', String(scale));
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [width]);
  return element;
}

/** Disables links: following one would leave the preview, or open a window, which the sandbox forbids. */
function holdLinks({ head }: Document): void {
  const base = head.ownerDocument.createElement('base');
  base.target = '_blank';
  head.append(base);
}

/**
 * A page of the site, scaled to the available width. The sandbox allows the site's origin, so that files load and the
 * scroll position can be read, but neither scripts nor forms nor windows.
 */
export function PreviewFrame({ path, width }: PreviewFrameProps): ReactNode {
  const element = useScale(width);
  const [shown, setShown] = useState<string>();
  const frames = useRef(new Map<string, HTMLIFrameElement>());

  const loaded = (address: string, { currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const before = shown === undefined ? undefined : frames.current.get(shown)?.contentWindow;
    if (currentTarget.contentDocument) holdLinks(currentTarget.contentDocument);
    if (before) currentTarget.contentWindow?.scrollTo(before.scrollX, before.scrollY);
    setShown(address);
  };

  return (
    <div className={classes.room} ref={element}>
      {[...new Set([shown, path])].map(
        (address) =>
          address !== undefined && (
            <iframe
              key={address}
              ref={(frame) => {
                if (!frame) return undefined;
                frames.current.set(address, frame);
                return () => void frames.current.delete(address);
              }}
              src={address}
              title="Preview of the page"
              sandbox="allow-same-origin"
              className={classes.frame}
              hidden={shown !== undefined && address !== shown}
              onLoad={(event) => address !== shown && loaded(address, event)}
            />
          ),
      )}
    </div>
  );
}
