import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The duration of a page transition in milliseconds (specification, section 9). */
const DURATION = 500;

const inView = ({ top, bottom, width }: DOMRect): boolean => width > 0 && bottom > 0 && top < window.innerHeight;

/** The picture of the card that was followed to this page: of a link to its address, on the page that leaves. */
function pictureOfCard(): HTMLImageElement | undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main [inert] a[href]')) {
    const picture = link.href === location.href && link.closest('li, article')?.querySelector('img');
    if (picture && picture.complete && inView(picture.getBoundingClientRect())) return picture;
  }
  return undefined;
}

/** Where an element will be when the animations of the elements around it have ended. */
function placeAtRest(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  let moved = 0;
  for (let around: Element | null = element; around; around = around.parentElement)
    moved += new DOMMatrix(getComputedStyle(around).transform).m41;
  return new DOMRect(x - moved, y, width, height);
}

/** Moves a copy of a card's picture to the picture of the page, which is hidden meanwhile. */
function move(picture: HTMLImageElement, from: DOMRect, own: HTMLImageElement): Animation | undefined {
  const to = placeAtRest(own);
  if (!inView(to)) return undefined;
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const hidden = [from.height / (to.height * scale), from.width / (to.width * scale)].map((seen) => 50 * (1 - seen));
  const copy = document.createElement('img');
  copy.src = picture.currentSrc;
  copy.alt = '';
  Object.assign(copy.style, {
    ...{ position: 'fixed', top: `${to.y}px`, left: `${to.x}px`, width: `${to.width}px`, height: `${to.height}px` },
    ...{ objectFit: 'cover', pointerEvents: 'none', zIndex: '1' },
  });
  document.body.append(copy);
  own.style.visibility = 'hidden';
  const animation = copy.animate(
    {
      transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'],
      clipPath: [`inset(${hidden.map((share) => `${share}%`).join(' ')})`, 'inset(0%)'],
    },
    { duration: DURATION, easing: 'ease-out' },
  );
  const tidy = (): void => {
    copy.remove();
    own.style.removeProperty('visibility');
  };
  animation.finished.then(tidy, tidy);
  return animation;
}

/**
 * The first picture in an element comes from the card that was followed to its page, in the time in which the page
 * arrives. Under reduced motion, and without such a card in view, nothing moves.
 */
export function useArrivingPicture<Frame extends HTMLElement>(): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  useLayoutEffect(() => {
    const own = frame.current?.querySelector('img');
    const card = own ? pictureOfCard() : undefined;
    if (!own || !card || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    // The window is still scrolled as the visitor saw the card; the new page is at its top after this commit.
    const from = card.getBoundingClientRect();
    let animation: Animation | undefined;
    queueMicrotask(() => (animation = own.isConnected ? move(card, from, own) : undefined));
    return () => animation?.cancel();
  }, []);
  return frame;
}
