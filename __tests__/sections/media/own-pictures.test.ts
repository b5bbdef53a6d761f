import { withOwnPictures } from "../../../src/sections/media/own-pictures";

const picture = (name: string, url: string) => ({ name, url, size: null, image: null, isFamily: false });
const shared = picture("heroes/clinic.svg", "/shared.svg");
const spot = picture("spots/payment.svg", "/spot.svg");
const scene = picture("heroes/clinic-conceptions.svg", "/own.svg");
const wordmark = picture("logos/clinic-conceptions.svg", "/wordmark.svg");

const urls = (media: ReturnType<typeof withOwnPictures>, name: string) =>
  media.filter((item) => item.name === name).map(({ url }) => url);

it("replaces the shared scene with a clinic's own, adds its wordmark, and keeps other pictures", () => {
  const media = withOwnPictures([shared, spot, scene, wordmark], "conceptions");
  expect(urls(media, "heroes/clinic.svg")).toEqual(["/own.svg"]);
  expect(urls(media, "logos/clinic.svg")).toEqual(["/wordmark.svg"]);
  expect(urls(media, "spots/payment.svg")).toEqual(["/spot.svg"]);
});

it("keeps the shared hero for a clinic without a scene, and shows no wordmark for it", () => {
  const media = withOwnPictures([shared, spot, wordmark], "new");
  expect(urls(media, "heroes/clinic.svg")).toEqual(["/shared.svg"]);
  expect(urls(media, "logos/clinic.svg")).toEqual([]);
});
