import { Banners } from "./specimens/Banners";
import { Dialogs } from "./specimens/Dialogs";
import { Headings } from "./specimens/Headings";
import { InputStates } from "./specimens/InputStates";
import { Inputs } from "./specimens/Inputs";
import { SideMenus } from "./specimens/SideMenus";
import { Toasts } from "./specimens/Toasts";

/**
 * The widgets of the catalogue, in order, with the file or folder of their components. To add one, write
 * `specimens/<Name>.tsx` and add a line here.
 * Components for pages are in components.generated.mdx.
 */
export const entries = [
  { title: "Banner alert", from: "src/application/widgets/BannerAlert.tsx", Specimen: Banners },
  { title: "Heading bar", from: "src/application/widgets/HeadingBar.tsx", Specimen: Headings },
  { title: "Inputs", from: "src/application/widgets/fields", Specimen: Inputs },
  { title: "An input's states", from: "src/application/widgets/fields/Field.tsx", Specimen: InputStates },
  { title: "Confirm dialog and loading overlay", from: "src/application/widgets/dialogs", Specimen: Dialogs },
  { title: "Toast", from: "src/application/widgets/dialogs/Toast.tsx", Specimen: Toasts },
  { title: "Side menu", from: "src/application/widgets/dialogs/SideMenu.tsx", Specimen: SideMenus },
];
