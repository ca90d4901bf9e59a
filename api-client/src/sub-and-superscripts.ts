const SUPERSCRIPTS = ['0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'] as const;
const SUBSCRIPTS = ['0123456789+-−=()aehklmnopstx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕₖₗₘₙₒₚₛₜₓ'] as const;

const ELEMENT = /<(sub|sup)>([^<]*)<\/\1>/g;

/**
 * Sanitised HTML with superscripts and subscripts as characters, so that a text without markup keeps their meaning:
 * "10³ ppm", not "103 ppm". Those that have no such characters stay elements.
 */
export function subAndSuperscriptsAsText(html: string): string {
  return html.replace(ELEMENT, (whole, element: string, text: string) => {
    const [plain, raised] = element === 'sup' ? SUPERSCRIPTS : SUBSCRIPTS;
    const characters = [...text].map((character) => [...raised][plain.indexOf(character)]);
    return characters.every((character) => character !== undefined) ? characters.join('') : whole;
  });
}
