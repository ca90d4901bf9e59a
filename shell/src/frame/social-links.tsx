import type { SiteSettings } from 'api-client';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import classes from './footer.module.css';

type Social = SiteSettings['social'];

/** Each network's icon, drawn on a 24 × 24 grid. */
const NETWORKS: readonly { readonly key: keyof Social; readonly label: string; readonly sign: ReactNode }[] = [
  {
    key: 'instagram',
    label: 'Instagram',
    sign: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.75" />
        <path d="M16.5 7.5h.01" strokeWidth="2.25" />
      </>
    ),
  },
  { key: 'facebook', label: 'Facebook', sign: <path d="M16.5 3.5h-2a4 4 0 0 0-4 4v13M7 12h8.5" strokeWidth="2.25" /> },
  {
    key: 'linkedin',
    label: 'LinkedIn',
    sign: <path d="M5.5 10v9.5M5.5 5.5h.01M10.5 19.5V10M10.5 14.5a4 4 0 0 1 8 0v5" strokeWidth="2.25" />,
  },
];

/** The company's social media pages; a network without an address is left out. */
export function SocialLinks({ social }: { readonly social: Social }): ReactNode {
  const { text, lang } = useTexts();
  return (
    <ul className={classes.social} lang={lang}>
      {NETWORKS.map(({ key, label, sign }) => {
        const address = social[key];
        return (
          address && (
            <li key={key}>
              <a
                className={classes.network}
                href={address}
                rel="noopener"
                target="_blank"
                aria-label={text('{network} (opens in a new tab)').replace('{network}', label)}
              >
                <svg
                  viewBox="0 0 24 24"
                  width="20"
                  height="20"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                  aria-hidden="true"
                >
                  {sign}
                </svg>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
