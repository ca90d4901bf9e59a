import { fieldErrorsOf } from 'api-client';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messageOf } from 'shared-store';
import { Button, Chip, Cluster, Heading, Notice } from 'ui-kit';
import { PreviewFrame } from './preview-frame';
import classes from './live-preview.module.css';

/** The window widths of the preview. */
const SIZES = [
  { label: 'Phone', width: 390 },
  { label: 'Tablet', width: 820 },
  { label: 'Desktop', width: 1280 },
] as const;
type Size = (typeof SIZES)[number];

/** In narrower windows the preview is below the form, in the device's own width. */
const BESIDE = '(width >= 80rem)';

/** The validation errors that prevent a preview, with the labels of the fields. */
function reasonOf(error: unknown): string {
  const fields = fieldErrorsOf(error).map(({ message }) => message);
  return fields.length > 0 ? fields.join('. ') : messageOf(error);
}

interface PreviewPanelProps {
  /** The previewed content: another value makes another preview. */
  readonly of: unknown;
  /** Makes a preview. @returns the address of its page */
  readonly preview: () => Promise<string>;
  /** A line below the preview. */
  readonly remark: string;
  readonly onClose: () => void;
}

/** A preview of a page in a frame with a choice of widths. In narrow windows it takes the focus when it opens. */
export function PreviewPanel({ of, preview, remark, onClose }: PreviewPanelProps): ReactNode {
  const [path, setPath] = useState<string>();
  const [problem, setProblem] = useState('');
  const [size, setSize] = useState<Size>(() => (matchMedia(BESIDE).matches ? SIZES[2] : SIZES[0]));
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (matchMedia(BESIDE).matches) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    let isLatest = true;
    const show = async (): Promise<void> => {
      try {
        const address = await preview();
        if (!isLatest) return;
        setPath(address);
        setProblem('');
      } catch (error) {
        if (isLatest) setProblem(reasonOf(error));
      }
    };
    void show();
    return () => void (isLatest = false);
    // The function is new at every render, and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [of]);

  return (
    <section className={classes.panel} aria-label="Preview" tabIndex={-1} ref={panel}>
      <div className={classes.head}>
        <Heading level={2} size={6}>
          Preview
        </Heading>
        <Cluster gap={1} role="group" aria-label="Size of the preview">
          {SIZES.map((one) => (
            <Chip key={one.label} selected={one === size} onClick={() => setSize(one)}>
              {one.label}
            </Chip>
          ))}
        </Cluster>
        <Button variant="ghost" size="small" icon={<X aria-hidden="true" />} onClick={onClose}>
          Close preview
        </Button>
      </div>
      <div role="status">{problem && <Notice tone="warning">{`The preview is paused. ${problem}`}</Notice>}</div>
      <div className={classes.window}>
        {path && <PreviewFrame path={path} width={size.width} />}
        {!path && !problem && <p className={classes.remark}>Loading the preview…</p>}
      </div>
      <p className={classes.remark}>{remark}</p>
    </section>
  );
}
