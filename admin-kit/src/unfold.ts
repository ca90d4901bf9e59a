/** Opens the folded sections around an element, so that it can be seen and focused. */
export function unfold(element: Element): void {
  for (let details = element.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
    details.open = true;
}
