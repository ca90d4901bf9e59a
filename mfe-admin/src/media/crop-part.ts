import type { PercentCrop } from 'react-image-crop';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in the picture's pixels. */
export interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/** Converts a part in per cent to pixels within the picture, at least one in each direction. */
export function pixelsOf(part: PercentCrop, { width, height }: Size): Part {
  const left = Math.min(Math.round((part.x / 100) * width), width - 1);
  const top = Math.min(Math.round((part.y / 100) * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((part.width / 100) * width), width - left)),
    height: Math.max(1, Math.min(Math.round((part.height / 100) * height), height - top)),
  };
}

/** The largest part with an aspect ratio in the middle of a picture. */
export function shapedPart(aspect: number, { width, height }: Size): PercentCrop {
  const share = (aspect * height) / width;
  const part = share > 1 ? { width: 100, height: 100 / share } : { width: 100 * share, height: 100 };
  return { unit: '%', x: (100 - part.width) / 2, y: (100 - part.height) / 2, ...part };
}
