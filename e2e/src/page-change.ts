import type { Page } from '@playwright/test';

/** The visible effects of a change from one page to the next. */
export interface PageChange {
  /** The animated properties other than fades, each with its element. */
  readonly moved: readonly string[];
  /** The number of faded elements. */
  readonly faded: number;
  /** The longest animation of the two pages, in milliseconds. */
  readonly duration: number;
  /** The distinct positions of the pages in all frames; a page that does not move has one. */
  readonly places: readonly string[];
}

/** Watches the next page change from its first frame to its last. */
export function watchPageChange(page: Page): Promise<PageChange> {
  return page.evaluate(
    () =>
      new Promise<PageChange>((resolve) => {
        /** Properties that may change without any movement. */
        const STAYS = /^(offset|computedOffset|easing|composite|opacity|visibility|fill|stroke|color|.*Color)$/;
        const moved = new Set<string>();
        const fading = new Set<Element>();
        const places = new Set<string>();
        let duration = 0;

        const look = (pages: readonly Element[]): void => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
            const length = Number(effect.getComputedTiming().endTime);
            // An animation that ends before the next frame is invisible.
            if (length <= 1) continue;
            if (pages.includes(effect.target)) duration = Math.max(duration, length);
            const frames = effect.getKeyframes();
            for (const property of Object.keys(frames[0] ?? {})) {
              if (new Set(frames.map((frame) => frame[property])).size < 2) continue;
              if (property === 'opacity') fading.add(effect.target);
              if (!STAYS.test(property))
                moved.add(`${property} of ${effect.target.tagName} ${effect.target.className}`);
            }
          }
          pages.forEach((element, index) => {
            const { left, top } = element.getBoundingClientRect();
            places.add(`${index}: ${left}, ${top}`);
          });
        };

        new MutationObserver((_, observer) => {
          const leaving = document.querySelector('main > * > [inert]');
          if (!leaving?.parentElement) return;
          observer.disconnect();
          const pages = [...leaving.parentElement.children];
          const frame = (): void => {
            if (leaving.isConnected) {
              look(pages);
              requestAnimationFrame(frame);
            } else {
              resolve({ moved: [...moved], faded: fading.size, duration, places: [...places] });
            }
          };
          frame();
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
}

/** Pauses every page change halfway from now on. */
export async function holdPageChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paused = new Set<Animation>();
    const hold = (): void => {
      for (const element of document.querySelectorAll('main > * > *')) {
        for (const animation of element.getAnimations()) {
          if (paused.has(animation)) continue;
          paused.add(animation);
          animation.pause();
          animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) / 2;
        }
      }
    };
    const observer = new MutationObserver(hold);
    observer.observe(document.body, { subtree: true, childList: true });
    addEventListener(
      'let-go',
      () => {
        observer.disconnect();
        for (const animation of paused) if (animation.playState === 'paused') animation.finish();
      },
      { once: true },
    );
  });
}

/** Resumes the paused changes. */
export async function letPageChangesGo(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('let-go')));
}
