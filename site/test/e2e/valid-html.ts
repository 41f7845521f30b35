import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Astro writes void elements and attributes the short way.
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Inline scripts carry a hash in the Content-Security-Policy.
    'require-sri': 'off',
    'no-inline-style': 'off',
    // React writes attributes as the DOM names them.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    // The boxes of a group share a name: what is sent is a list.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // The list of suggestions is a listbox: a select can't be searched.
    'prefer-native-element': 'off',
    // The styles keep numbers on one line; whoever copies one gets plain spaces.
    'tel-non-breaking': 'off',
  },
})

/** What is not valid in a page, with its line. */
export async function problemsOfHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages).map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)
}
