import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { MissingPicture } from './missing-picture';
import { focalPointOf, pictureSources } from './picture-sources';
import classes from './picture.module.css';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'ref'> {
  /**
   * An address of the API (`…/files/…`) is offered in several widths, any other unchanged. Without one, the placeholder
   * is shown. If the picture is cropped, the focal point after the address (`#30,70`) stays visible.
   */
  src: string | null | undefined;
  /** The text alternative; empty for a decorative image. */
  alt: string;
  /** The proportions reserve the space, so nothing moves when the image loads. */
  width: number;
  height: number;
  /** The displayed width, as for `sizes` of an image. */
  sizes?: string;
  /** For the main image of the first screen: loaded eagerly with high priority. */
  priority?: boolean;
  /** `contain` shows all of it, for logos. */
  fit?: 'cover' | 'contain';
}

/** An image in the width that the screen needs, with a drawing in its place when it is unavailable. */
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
    // An image of the server's HTML may have failed before hydration attached the listener.
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setMissing(src);
  }, [src]);

  if (!src || missing === src)
    return <MissingPicture label={alt} lang={rest.lang} width={width} height={height} className={className} />;

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
