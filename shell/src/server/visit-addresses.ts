import { inLanguage } from 'api-client';
import { carriedShell, type ChosenVersions, type DiscoveryDocument } from 'federation/discovery';
import { LRUCache } from 'lru-cache';
import type { SiteLanguages } from 'shared-store';
import { routeOwners } from './live-remotes';
import { addressRules, pageAddress, type AddressRules, type PageAddress } from './page-address';
import { pageLanguage } from './page-language';
import { shellOf } from './page-task';
import type { EvaluatedShell } from './rendering/messages';

/** The maximum number of version combinations whose rules are cached: the live ones, those of canaries and previews. */
const COMBINATIONS = 50;

/** The parts of addresses that pages read, by the versions of a visit. */
export class VisitAddresses {
  private readonly rules = new LRUCache<string, AddressRules>({ max: COMBINATIONS });

  constructor(
    private readonly languages: SiteLanguages['others'],
    private readonly shell: (folder: string) => Promise<EvaluatedShell>,
  ) {}

  /** The part of an address that the page reads, as declared by the versions of the visit. */
  async of(address: URL, document: DiscoveryDocument, versions: ChosenVersions): Promise<PageAddress> {
    const { ownRoutes } = await this.shell(shellOf(versions).extras.folder);
    const carried = carriedShell(document);
    const used = [...versions.values(), ...(carried ? [carried] : [])];
    const combination = used.map(({ extras }) => extras.folder).join(' ');
    let rules = this.rules.get(combination);
    if (!rules) {
      rules = addressRules(routeOwners(versions, document), ownRoutes);
      this.rules.set(combination, rules);
    }
    const { language, url } = pageLanguage(address, this.languages);
    const page = pageAddress(url, rules);
    page.url.pathname = inLanguage(page.url.pathname, language);
    return page;
  }
}
