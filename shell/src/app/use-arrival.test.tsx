import { render } from '@testing-library/react';
import { createRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useArrival } from './use-arrival';

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();

function Page() {
  useArrival(createRef());
  return null;
}

/** Opens a document at an address, by a navigation of this type. */
function open(path: string, type: 'navigate' | 'reload') {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  scrollTo.mockClear();
  const routes = [{ path: '*', element: <Page /> }];
  return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />).unmount;
}

it('starts a fresh document at its top, and a reloaded one where its own page was', () => {
  const leave = open('/blogs', 'navigate');
  Object.assign(window, { scrollY: 900 });
  window.dispatchEvent(new Event('scroll'));
  leave();
  open('/blogs', 'navigate')();
  expect(scrollTo).not.toHaveBeenCalled();
  open('/news', 'reload')();
  expect(scrollTo).not.toHaveBeenCalled();
  open('/blogs', 'reload')();
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
});
