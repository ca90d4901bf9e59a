import type { MediaItem } from 'api-client';
import { useState, type ReactNode } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
// eslint-disable-next-line no-restricted-imports -- the name under which the package exports its style sheet
import 'react-image-crop/dist/ReactCrop.css';
import { Button, Select } from 'ui-kit';
import { pixelsOf, shapedPart, type Part } from './crop-part';
import classes from './editing.module.css';

interface CropEditorProps {
  /** The source of every crop. */
  readonly original: MediaItem;
  readonly busy: boolean;
  readonly onSave: (part: Part) => void;
  readonly onCancel: () => void;
}

const SHAPES = [
  { value: '1.5', label: '3 : 2' },
  { value: String(16 / 9), label: '16 : 9' },
  { value: '1', label: 'Square' },
  { value: '0.75', label: '3 : 4' },
];

const LABELS = {
  cropArea: 'The part that stays. The arrow keys move it.',
  nwDragHandle: 'Top left corner. The arrow keys move it.',
  nDragHandle: 'Top edge. The arrow keys move it.',
  neDragHandle: 'Top right corner. The arrow keys move it.',
  eDragHandle: 'Right edge. The arrow keys move it.',
  seDragHandle: 'Bottom right corner. The arrow keys move it.',
  sDragHandle: 'Bottom edge. The arrow keys move it.',
  swDragHandle: 'Bottom left corner. The arrow keys move it.',
  wDragHandle: 'Left edge. The arrow keys move it.',
};

/** Chooses the part of a picture to show: by dragging, or with the arrow keys. */
export function CropEditor({ original, busy, onSave, onCancel }: CropEditorProps): ReactNode {
  const { width, height } = original;
  const size = { width: width ?? 1, height: height ?? 1 };
  const [shape, setShape] = useState('');
  const [part, setPart] = useState<PercentCrop>({ unit: '%', x: 10, y: 10, width: 80, height: 80 });
  const aspect = shape === '' ? undefined : Number(shape);
  const pixels = pixelsOf(part, size);
  return (
    <div className={classes.editor}>
      <Select
        label="Shape"
        size="small"
        value={shape}
        placeholder="Free"
        options={SHAPES}
        onChange={({ target }) => {
          setShape(target.value);
          if (target.value !== '') setPart(shapedPart(Number(target.value), size));
        }}
      />
      <ReactCrop
        crop={part}
        aspect={aspect}
        keepSelection
        ariaLabels={LABELS}
        className={classes.crop}
        onChange={(_, percent) => setPart(percent)}
      >
        <img src={original.url} alt="" />
      </ReactCrop>
      <p role="status">
        {pixels.width} × {pixels.height} pixels of {size.width} × {size.height}
      </p>
      <div className={classes.buttons}>
        <Button size="small" busy={busy} onClick={() => onSave(pixels)}>
          Crop
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
