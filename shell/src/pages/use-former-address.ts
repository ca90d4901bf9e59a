import { findFormerAddress, PREVIEW_PATH, reportMissingAddresses } from 'api-client';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { callApi, useAppDispatch } from 'shared-store';

/**
 * When a link of the site leads to an address without a page, redirects to the new address; unknown addresses are
 * counted. The server has already handled the first address of a visit.
 */
export function useFormerAddress(): void {
  const { pathname } = useLocation();
  const followed = useNavigationType() !== 'POP';
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!followed || pathname.startsWith(`${PREVIEW_PATH}/`)) return;
    let left = false;
    const look = async (): Promise<void> => {
      const { to } = await dispatch(callApi(findFormerAddress, { query: { path: pathname } }));
      if (left) return;
      if (to.startsWith('/')) await navigate(to, { replace: true });
      else if (to !== '') window.location.replace(to);
      else await dispatch(callApi(reportMissingAddresses, { body: { addresses: [{ path: pathname, count: 1 }] } }));
    };
    // Without an answer the page stays not found.
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [followed, pathname, navigate, dispatch]);
}
