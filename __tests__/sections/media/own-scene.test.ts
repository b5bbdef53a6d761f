import { withOwnScene } from "../../../src/sections/media/own-scene";

const picture = (name: string, url: string) => ({ name, url, size: null, image: null, isFamily: false });
const shared = picture("heroes/clinic.svg", "/shared.svg");
const spot = picture("spots/payment.svg", "/spot.svg");
const own = picture("heroes/clinic-conceptions.svg", "/own.svg");

const urls = (media: ReturnType<typeof withOwnScene>, name: string) =>
  media.filter((item) => item.name === name).map(({ url }) => url);

it("shows a clinic's own scene in place of the shared hero, and no other picture of it", () => {
  const media = withOwnScene([shared, spot, own], "heroes/clinic-conceptions.svg");
  expect(urls(media, "heroes/clinic.svg")).toEqual(["/own.svg"]);
  expect(urls(media, "spots/payment.svg")).toEqual(["/spot.svg"]);
});

it("keeps the shared hero for a clinic without a scene", () => {
  expect(urls(withOwnScene([shared, spot], "heroes/clinic-new.svg"), "heroes/clinic.svg")).toEqual([
    "/shared.svg",
  ]);
});
