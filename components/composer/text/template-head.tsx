import { TemplateField } from '../settings/template-field';

/** The selected template, above the text that replaces its content. */
export function TemplateHead({ label }: { label: string }) {
  return (
    <div className="shrink-0 px-4 pt-4 lg:px-6">
      <TemplateField />
      {/* A label element cannot be used, because the editor is not labelable. It has its own accessible name. */}
      <p aria-hidden="true" className="mt-4 mb-1 text-13 font-medium">
        {label}
      </p>
    </div>
  );
}
