import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { MissingPicture } from './missing-picture';
import { focalPointOf, pictureSources } from './picture-sources';
import classes from './picture.module.css';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'ref'> {
  /**
   * An address of the API (`…/files/…`) is offered in several widths, any other as it is. None: the stand-in. Where the
   * picture is cut, a focal point behind the address (`#30,70`) stays in view.
   */
  src: string | null | undefined;
  /** What the image shows; an empty text for mere decoration. */
  alt: string;
  /** The proportions keep the place free, so nothing moves when the image comes. */
  width: number;
  height: number;
  /** How wide it is shown, as for `sizes` of an image. */
  sizes?: string;
  /** For the one image that is seen first: fetched at once and early. */
  priority?: boolean;
  /** `contain` shows all of it, as a logo wants. */
  fit?: 'cover' | 'contain';
}

/** An image in the width the screen needs, with a drawing in its place when it can't be had. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  priority = false,
  fit = 'cover',
  className,
  ...rest
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState<string | null>(null);

  useEffect(() => {
    // An image of the server's HTML may have failed before there was anyone to hear it.
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setMissing(src);
  }, [src]);

  if (!src || missing === src)
    return <MissingPicture label={alt} width={width} height={height} className={className} />;

  const sources = pictureSources(src, sizes);
  return (
    <img
      {...rest}
      {...focalPointOf(src)}
      ref={image}
      src={src}
      srcSet={sources}
      sizes={sources && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      className={classNames(classes.picture, fit === 'contain' && classes.contain, className)}
      onError={() => setMissing(src)}
    />
  );
}
