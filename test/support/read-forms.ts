import { DomUtils, parseDocument } from 'htmlparser2'

const { findAll, getAttributeValue, hasAttrib, textContent } = DomUtils
type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof findAll>[number]

/** A form with one of its buttons, as a browser without scripts would post it. */
export type PostedForm = {
  page: string
  action: string
  button: string
  isMultipart: boolean
  fields: [name: string, value: string][]
  /** Names of the fields that a person types in; without those for passwords, which no page repeats. */
  typed: string[]
}

/** The forms of a page at `path` that post, once for each of their buttons. */
export function readForms(html: string, path: string): PostedForm[] {
  const document = parseDocument(html)
  return listElements(document, ['form'])
    .filter(form => getAttributeValue(form, 'method')?.toLowerCase() === 'post')
    .flatMap(form => {
      const controls = listControls(document, form)
      const shared = {
        page: path,
        isMultipart: getAttributeValue(form, 'enctype') === 'multipart/form-data',
        typed: controls.filter(isTyped).flatMap(control => getAttributeValue(control, 'name') ?? []),
      }
      return controls.filter(isSubmit).map(button => ({
        ...shared,
        action: getAttributeValue(button, 'formaction') ?? getAttributeValue(form, 'action') ?? path,
        button: nameOf(button),
        fields: [...controls.flatMap(sentBy), ...pressed(button)],
      }))
    })
}

/** The fields that the button `name` submits on a page without scripts; none if it submits nothing. */
export function postedBy(html: string, name: string): Record<string, string> {
  return Object.fromEntries(readForms(html, '').find(({ button }) => button === name)?.fields ?? [])
}

function nameOf(button: Element): string {
  const shown = button.children.filter(child => !('attribs' in child && 'aria-hidden' in child.attribs))
  return getAttributeValue(button, 'aria-label') ?? textContent(shown).trim()
}

function listElements(root: Document | Element, names: string[]): Element[] {
  return findAll(element => names.includes(element.name), [root])
}

/** Inside the form, or elsewhere on the page with its id. */
function listControls(document: Document, form: Element): Element[] {
  const names = ['input', 'select', 'textarea', 'button']
  const id = getAttributeValue(form, 'id')
  const inside = listElements(form, names).filter(control => !hasAttrib(control, 'form'))
  const outside = id
    ? listElements(document, names).filter(each => getAttributeValue(each, 'form') === id)
    : []
  return [...inside, ...outside].filter(control => !hasAttrib(control, 'disabled'))
}

const untypedTypes = /^(hidden|checkbox|radio|submit|file|password)$/

function isTyped(control: Element): boolean {
  if (control.name === 'textarea') return true
  if (hasAttrib(control, 'readonly')) return false
  return control.name === 'input' && !untypedTypes.test(getAttributeValue(control, 'type') ?? 'text')
}

function isSubmit(control: Element): boolean {
  return control.name === 'button' && (getAttributeValue(control, 'type') ?? 'submit') === 'submit'
}

function pressed(button: Element): [string, string][] {
  const name = getAttributeValue(button, 'name')
  return name ? [[name, getAttributeValue(button, 'value') ?? '']] : []
}

function sentBy(control: Element): [string, string][] {
  const [name, type] = [getAttributeValue(control, 'name'), getAttributeValue(control, 'type') ?? '']
  if (!name || control.name === 'button' || /^(submit|file)$/.test(type)) return []
  if (/^(checkbox|radio)$/.test(type) && !hasAttrib(control, 'checked')) return []
  if (control.name === 'textarea') return [[name, textContent(control)]]
  if (control.name === 'select') return chosenOf(control).map(value => [name, value])
  return [[name, getAttributeValue(control, 'value') ?? (type === 'checkbox' ? 'on' : '')]]
}

function chosenOf(select: Element): string[] {
  const options = listElements(select, ['option'])
  const chosen = options.find(option => hasAttrib(option, 'selected')) ?? options[0]
  return chosen ? [getAttributeValue(chosen, 'value') ?? textContent(chosen)] : []
}
