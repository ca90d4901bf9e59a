import { focusedAddress, type MediaItem } from 'api-client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button, Picture } from 'ui-kit';
import classes from './editing.module.css';

type Focus = MediaItem['focus'];

interface FocalPointEditorProps {
  readonly item: MediaItem;
  readonly busy: boolean;
  readonly onSave: (focus: Focus) => void;
  readonly onCancel: () => void;
}

/** Pages use steps of a tenth of the picture, in per cent. */
const STEP = 10;

const STEPS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The nearest step that is within the picture. */
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));

/** Chooses the point that stays visible where a picture is cropped: by a click, or with the arrow keys. */
export function FocalPointEditor({ item, busy, onSave, onCancel }: FocalPointEditorProps): ReactNode {
  const [focus, setFocus] = useState(item.focus);
  const point = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // Set through the DOM: the content security policy refuses style attributes.
    Object.assign(point.current?.style ?? {}, { left: `${focus.x}%`, top: `${focus.y}%` });
  }, [focus]);
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>): void => {
    // Enter and Space press the button, too, but without a position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  };
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    setFocus(({ x, y }) => ({ x: within(x + step.x), y: within(y + step.y) }));
  };
  const place = `${focus.x}% from the left, ${focus.y}% from the top`;
  const shown = focusedAddress({ url: item.url, focus });
  return (
    <div className={classes.editor}>
      <p>Click the part that must stay visible when the picture is cropped, or use the arrow keys.</p>
      <button
        type="button"
        className={classes.surface}
        onClick={choose}
        onKeyDown={move}
        aria-label={`Focal point: ${place}`}
      >
        <img src={item.url} alt="" />
        <span ref={point} className={classes.point} />
      </button>
      <p role="status">{place}</p>
      <div className={classes.cuts} role="group" aria-label="How it is cropped">
        <Picture src={shown} alt="" width={320} height={100} sizes="20rem" className={classes.wide} />
        <Picture src={shown} alt="" width={100} height={100} sizes="10rem" className={classes.square} />
        <Picture src={shown} alt="" width={100} height={160} sizes="10rem" className={classes.tall} />
      </div>
      <div className={classes.buttons}>
        <Button size="small" busy={busy} onClick={() => onSave(focus)}>
          Save the focal point
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
