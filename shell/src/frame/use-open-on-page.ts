import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** An open state that resets immediately when the page changes. */
export function useOpenOnPage(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => () => setPage(null), [key]);
  return [page === key, (open) => setPage(open ? key : null)];
}
